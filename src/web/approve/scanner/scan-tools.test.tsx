import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, stubServer } from '#test/console-page.tsx';
import {
  newSeeing,
  standInDevices,
  standInLibrary,
  standInPictures,
  standInTrack,
  streamOf,
  type Seeing,
} from '#test/stand-in-camera.ts';

const seeing: Seeing = newSeeing();
vi.mock('qr-scanner', () => standInLibrary(seeing));

let track = standInTrack();

const ready = () => vi.waitFor(() => expect(seeing.looks.length).toBeGreaterThan(0), 5000);
const lastLook = () => seeing.looks.at(-1)!;
const video = () => screen.getByLabelText<HTMLVideoElement>('What the camera sees');
const zoomBy = (name: string) => screen.getByRole('button', { name });

// Pages are lazily loaded, which must not count as waiting time.
beforeAll(() => Promise.all([import('../approve-page.tsx'), import('#web/join/kiosk-live-page.tsx')]), 60_000);
beforeEach(() => {
  Object.assign(seeing, newSeeing());
  localStorage.clear();
  track = standInTrack();
  standInPictures(seeing);
  standInDevices({ getUserMedia: () => Promise.resolve(streamOf(track)) });
  stubServer({ 'GET /api/admin/shops/bar/orders': { data: [] } });
});
afterEach(() => vi.restoreAllMocks());

describe('the choice of camera', () => {
  const cameras = [
    { kind: 'videoinput', deviceId: 'back', label: 'Back camera' },
    { kind: 'videoinput', deviceId: 'front', label: '' },
    { kind: 'audioinput', deviceId: 'mic', label: 'Microphone' },
  ];
  const asked: (string | undefined)[] = [];
  /** The devices of a phone; the camera without a label is the back one. */
  const phone = (there = ['back', 'front']) => {
    asked.length = 0;
    standInDevices({
      enumerateDevices: () => Promise.resolve(cameras.filter(({ deviceId }) => [...there, 'mic'].includes(deviceId))),
      getUserMedia: async ({ video: wish }) => {
        const wanted = (wish.deviceId as { exact?: string } | undefined)?.exact;
        asked.push(wanted);
        if (wanted && !there.includes(wanted)) throw new DOMException('', 'OverconstrainedError');
        const deviceId = wanted ?? 'back';
        track = standInTrack({}, { deviceId, facingMode: deviceId === 'front' ? 'user' : 'environment' });
        return streamOf(track);
      },
    });
  };

  it('is offered if there are several, and is remembered', async () => {
    phone();
    open('/approve');
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Camera' });
    expect(
      within(choice)
        .getAllByRole('option')
        .map((each) => each.textContent),
    ).toEqual(['Back camera', 'Camera 2']);
    expect(choice.value).toBe('back');
    const before = track;
    await userEvent.selectOptions(choice, 'front');
    await vi.waitFor(() => expect(asked).toEqual([undefined, 'front']));
    expect(before.isStopped).toBe(true);
    expect(localStorage.getItem('camera')).toBe('front');
  });

  it('is used the next time', async () => {
    localStorage.setItem('camera', 'front');
    phone();
    open('/approve');
    await ready();
    expect(asked).toEqual(['front']);
  });

  it('falls back if the camera no longer exists', async () => {
    localStorage.setItem('camera', 'front');
    phone(['back']);
    open('/approve');
    await ready();
    expect(asked).toEqual(['front', undefined]);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('mirrors the front camera, and no other', async () => {
    phone();
    open('/approve');
    const choice = await screen.findByRole('combobox', { name: 'Camera' });
    expect(video().style.transform).toBe('scale(1, 1)');
    await userEvent.selectOptions(choice, 'front');
    await vi.waitFor(() => expect(video().style.transform).toBe('scale(-1, 1)'));
  });
});

describe('the light', () => {
  it('is offered if the camera has one, shows its state, and goes out on leaving', async () => {
    track = standInTrack({ torch: true });
    const at = open('/approve');
    const light = await screen.findByRole('button', { name: 'Light' });
    expect(light.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(light);
    await vi.waitFor(() => expect(light.getAttribute('aria-pressed')).toBe('true'));
    expect(track.told).toEqual([{ torch: true }]);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
    await screen.findByRole('heading', { name: 'Enter Kiosk Code' });
    await vi.waitFor(() => expect(track.told).toEqual([{ torch: true }, { torch: false }]));
  });

  it('keeps its state if the camera refuses', async () => {
    track = standInTrack({ torch: true }, {}, false);
    open('/approve');
    const light = await screen.findByRole('button', { name: 'Light' });
    await userEvent.click(light);
    await vi.waitFor(() => expect(track.told).toEqual([{ torch: true }]));
    expect(light.getAttribute('aria-pressed')).toBe('false');
  });

  it('is not offered if there is none', async () => {
    open('/approve');
    await ready();
    expect(screen.queryByRole('button', { name: 'Light' })).toBeNull();
  });
});

describe('the zoom', () => {
  it('crops the picture if the lens can’t zoom', async () => {
    open('/approve');
    await ready();
    expect(zoomBy('Zoom out').ariaDisabled).toBe('true');
    await userEvent.click(zoomBy('Zoom in'));
    await userEvent.click(zoomBy('Zoom in'));
    expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuetext')).toBe('2×');
    expect(video().style.transform).toBe('scale(2, 2)');
    await vi.waitFor(() => expect(seeing.looks.slice(-4)).toContainEqual([450, 300, 300, 300]));
    for (let presses = 0; presses < 4; presses += 1) await userEvent.click(zoomBy('Zoom in'));
    expect(zoomBy('Zoom in').ariaDisabled).toBe('true');
    expect(screen.getByRole('slider', { name: 'Zoom' }).getAttribute('aria-valuetext')).toBe('4×');
  });

  it('uses the lens if it can zoom', async () => {
    track = standInTrack({ zoom: { min: 100, max: 300 } });
    open('/approve');
    await ready();
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2.5' } });
    expect(track.told).toEqual([{ zoom: 250 }]);
    expect(video().style.transform).toBe('scale(1, 1)');
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '4' } });
    expect(track.told.at(-1)).toEqual({ zoom: 300 });
  });

  it('crops if the lens fails to zoom', async () => {
    track = standInTrack({ zoom: { min: 1, max: 8 } }, {}, false);
    open('/approve');
    await ready();
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '3' } });
    await vi.waitFor(() => expect(video().style.transform).toBe('scale(3, 3)'));
    await vi.waitFor(() => expect(lastLook()[2]).toBeLessThanOrEqual(300));
  });

  it('follows two fingers, and not one', async () => {
    open('/approve');
    await ready();
    const finger = (type: 'Down' | 'Move' | 'Up', pointerId: number, clientX: number) =>
      fireEvent(
        video(),
        Object.assign(new MouseEvent(`pointer${type.toLowerCase()}`, { bubbles: true, clientX, clientY: 100 }), {
          pointerId,
        }),
      );
    finger('Down', 1, 100);
    finger('Move', 1, 150);
    expect(video().style.transform).toBe('scale(1, 1)');
    finger('Down', 2, 250);
    finger('Move', 2, 350);
    expect(video().style.transform).toBe('scale(2, 2)');
    finger('Up', 2, 350);
    finger('Move', 1, 10);
    expect(video().style.transform).toBe('scale(2, 2)');
    finger('Down', 2, 210);
    finger('Move', 2, 110);
    expect(video().style.transform).toBe('scale(1, 1)');
  });
});

describe('a photo of the code', () => {
  const choose = (file = new File(['photo'], 'machine.jpg', { type: 'image/jpeg' })) =>
    userEvent.upload(screen.getByLabelText('Photo of the code'), file);
  /** No camera, so that only the photo is scanned. */
  const withoutCamera = async () => {
    standInDevices({ getUserMedia: () => Promise.reject(new DOMException('', 'NotAllowedError')) });
    const at = open('/approve');
    await screen.findByRole('alert');
    return at;
  };
  const photo = (opens: () => Promise<void>, width = 4000, height = 3000) => {
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(width);
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(height);
    HTMLImageElement.prototype.decode = opens;
    URL.createObjectURL = () => 'blob:http://localhost/photo';
    URL.revokeObjectURL = vi.fn();
  };

  it('leads to the machine, also if the camera is refused', async () => {
    photo(() => Promise.resolve());
    const at = await withoutCamera();
    seeing.next = ['https://bar.example/approve?shopId=bar'];
    await choose();
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
    expect(seeing.looks).toEqual([[0, 0, 4000, 3000]]);
    expect(seeing.closed).toBe(1);
    expect(URL.revokeObjectURL).toHaveBeenCalledOnce();
  });

  it.each([
    ['https://example.com/approve', 'Invalid QR code. Please scan a valid machine QR code.'],
    ['WIFI:S:bar;;', 'Invalid QR code format. Please scan a valid machine QR code.'],
  ])('with %s in it is refused', async (code, words) => {
    photo(() => Promise.resolve());
    await withoutCamera();
    seeing.next = [code];
    await choose();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('without a code in it is refused, once all its parts were scanned', async () => {
    photo(() => Promise.resolve());
    await withoutCamera();
    await choose();
    expect(await screen.findByText('Invalid QR code. Please scan a valid machine QR code.')).toBeTruthy();
    expect(screen.getByText('No code could be made out in this photo.')).toBeTruthy();
    expect(seeing.looks).toContainEqual([2000, 1500, 2000, 1500]);
  });

  it('that is no picture is refused', async () => {
    photo(() => Promise.reject(new DOMException('', 'EncodingError')));
    await withoutCamera();
    await choose(new File(['?'], 'machine.heic', { type: 'image/heic' }));
    expect(await screen.findByText('Invalid QR code. Please scan a valid machine QR code.')).toBeTruthy();
    expect(screen.getByText("This file can't be opened as a photo here.")).toBeTruthy();
  });
});
