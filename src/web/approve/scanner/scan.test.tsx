import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, stubServer } from '#test/console-page.tsx';
import {
  newSeeing,
  showPage,
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

const text = (words: string | RegExp) => screen.findByText(words);
const hold = (code: string) => seeing.next.push(code);
const ready = () => vi.waitFor(() => expect(seeing.looks.length).toBeGreaterThan(0), 5000);

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
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the scan screen', () => {
  it('starts with the screen, reads a machine’s code and stops on leaving', async () => {
    const at = open('/approve');
    expect(await screen.findByRole('heading', { name: 'Scan Machine QR Code' })).toBeTruthy();
    await ready();
    hold('http://bar.local:8080/approve?shopId=bar');
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
    expect([seeing.closed, track.isStopped]).toEqual([1, true]);
  });

  it('requests the back camera', async () => {
    const getUserMedia = vi.fn(() => Promise.resolve(streamOf(track)));
    standInDevices({ getUserMedia });
    open('/approve');
    await ready();
    expect(getUserMedia).toHaveBeenCalledWith({
      video: expect.objectContaining({ facingMode: { ideal: 'environment' } }) as object,
      audio: false,
    });
  });

  it('scans two thirds of the smaller side, and all of it one time in four', async () => {
    open('/approve');
    await vi.waitFor(() => expect(seeing.looks.length).toBeGreaterThan(4));
    const within = [300, 150, 600, 600];
    expect(seeing.looks.slice(0, 5)).toEqual([within, within, within, [150, 0, 900, 900], within]);
  });

  it('scans at most 25 times a second', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/approve');
    await ready();
    const before = seeing.looks.length;
    await act(() => vi.advanceTimersByTimeAsync(2000));
    const perSecond = (seeing.looks.length - before) / 2;
    expect(perSecond).toBeGreaterThan(20);
    expect(perSecond).toBeLessThanOrEqual(25.5);
  });

  it.each([
    ['https://example.com/approve', 'Invalid QR code. Please scan a valid machine QR code.'],
    ['WIFI:S:bar;;', 'Invalid QR code format. Please scan a valid machine QR code.'],
  ])('refuses %s and goes on', async (scanned, words) => {
    const at = open('/approve');
    await ready();
    hold(scanned);
    expect(await text(words)).toBeTruthy();
    hold('https://bar.example/approve?shopId=bar');
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
  });

  it('creates a new reader after one that failed', async () => {
    seeing.fails = 'Scanner error: timeout';
    const at = open('/approve');
    await vi.waitFor(() => expect(seeing.engines).toBeGreaterThan(1));
    hold('https://bar.example/approve?shopId=bar');
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
    expect(seeing.closed).toBe(seeing.engines);
  });

  it('releases the camera while the page is hidden', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/approve');
    await ready();
    const first = track;
    await showPage('hidden');
    expect(first.isStopped).toBe(true);
    const looks = seeing.looks.length;
    track = standInTrack();
    await act(() => vi.advanceTimersByTimeAsync(5000));
    expect(seeing.looks.length).toBe(looks);
    await showPage('visible');
    await vi.waitFor(() => expect(seeing.looks.length).toBeGreaterThan(looks));
    expect(track.isStopped).toBe(false);
  });

  it('gives a hint if nothing is read for 10 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    open('/approve');
    await ready();
    expect(screen.queryByText('Try Again')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_100));
    expect(await text('No code seen yet. Move closer and hold still.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('takes the machine’s id by hand', async () => {
    const at = open('/approve');
    await userEvent.click(await screen.findByRole('button', { name: 'Enter Machine ID Manually' }));
    const go = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
    await userEvent.type(screen.getByLabelText('Machine ID'), '  ');
    expect(go.disabled).toBe(true);
    await userEvent.type(screen.getByLabelText('Machine ID'), 'bar');
    await userEvent.click(go);
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
  });

  it('is closed by Cancel, which releases the camera', async () => {
    const at = open('/approve');
    await ready();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
    await screen.findByRole('heading', { name: 'Enter Kiosk Code' });
    await vi.waitFor(() => expect(track.isStopped).toBe(true));
  });
});

describe('an unavailable camera', () => {
  it.each([
    ['NotAllowedError', 'Camera permission denied. Please allow camera access and try again.'],
    ['NotFoundError', 'No camera found on this device.'],
    ['NotReadableError', 'Camera is being used by another application.'],
    ['UnknownError', 'Failed to access camera.'],
  ])('explains %s and tries again', async (name, words) => {
    standInDevices({ getUserMedia: () => Promise.reject(new DOMException('', name)) });
    open('/approve');
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    // Where there is none, the main way on is another.
    const main = name === 'NotFoundError' ? 'Enter Machine ID Manually' : 'Try Again';
    expect(screen.getByRole('button', { name: main }).className).toContain('main');
    standInDevices({ getUserMedia: () => Promise.resolve(streamOf(track)) });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await ready();
    expect(screen.queryByText(words)).toBeNull();
  });

  it.each([
    ['taken away', [{ kind: 'videoinput', deviceId: 'one' }], 'Camera is being used by another application.'],
    ['unplugged', [], 'No camera found on this device.'],
  ])('says so if it is %s while scanning', async (_case, left, words) => {
    track = standInTrack({}, { deviceId: 'one' });
    standInDevices({
      getUserMedia: () => Promise.resolve(streamOf(track)),
      enumerateDevices: () => Promise.resolve(left),
    });
    open('/approve');
    await ready();
    act(() => void track.dispatchEvent(new Event('ended')));
    expect((await screen.findByRole('alert')).textContent).toBe(words);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  const at = (hostname: string) =>
    vi.stubGlobal('location', {
      ...location,
      protocol: 'http:',
      hostname,
      origin: `http://${hostname}`,
      pathname: '/approve',
      search: '',
    });

  it('is requested over HTTPS only', async () => {
    const getUserMedia = vi.fn(() => Promise.resolve(streamOf(track)));
    standInDevices({ getUserMedia });
    at('192.168.1.4');
    open('/approve');
    expect((await screen.findByRole('alert')).textContent).toBe(
      "Camera access requires HTTPS. Please ensure you're accessing the site over a secure connection.",
    );
    expect(getUserMedia).not.toHaveBeenCalled();
  });

  it.each(['localhost', '127.0.0.1'])('is requested on %s too', async (hostname) => {
    at(hostname);
    open('/approve');
    await ready();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
