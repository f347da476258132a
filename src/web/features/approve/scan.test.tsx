import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { open, stubServer } from '../../testing.tsx';

/** What the scanner was given, and whether it was stopped. */
const scanner = vi.hoisted(() => ({
  read: (_: { data: string }) => {},
  options: {} as Record<string, unknown>,
  destroyed: 0,
}));
vi.mock('qr-scanner', () => ({
  default: class {
    constructor(_video: unknown, read: typeof scanner.read, options: typeof scanner.options) {
      Object.assign(scanner, { read, options });
    }
    start = () => Promise.resolve();
    destroy = () => {
      scanner.destroyed += 1;
    };
  },
}));

const track = { stop: vi.fn() };
let camera: () => Promise<unknown>;

const text = (words: string | RegExp) => screen.findByText(words);
const scan = (data: string) => act(async () => scanner.read({ data }));
const ready = () => vi.waitFor(() => expect(scanner.options).toHaveProperty('maxScansPerSecond'));

beforeEach(() => {
  Object.assign(scanner, { options: {}, destroyed: 0 });
  track.stop.mockClear();
  camera = () => Promise.resolve({ getTracks: () => [track] });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: () => camera() } });
  stubServer({ 'GET /api/admin/shops/bar/orders': { data: [] } });
});
afterEach(() => vi.useRealTimers());

describe('the scan screen', () => {
  it('starts with the screen, reads a machine’s code and stops on leaving', async () => {
    const at = open('/approve');
    expect(await screen.findByRole('heading', { name: 'Scan Machine QR Code' })).toBeTruthy();
    await ready();
    expect(scanner.options).toMatchObject({ maxScansPerSecond: 25 });
    await scan('http://bar.local:8080/approve?shopId=bar');
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
    expect([scanner.destroyed, track.stop.mock.calls.length]).toEqual([1, 1]);
  });

  it('looks at two thirds of the smaller side', async () => {
    open('/approve');
    await ready();
    const region = scanner.options.calculateScanRegion as (video: object) => object;
    expect(region({ videoWidth: 1200, videoHeight: 900 })).toMatchObject({ x: 300, y: 150, width: 600, height: 600 });
  });

  it.each([
    ['https://example.com/approve', 'Invalid QR code. Please scan a valid machine QR code.'],
    ['WIFI:S:bar;;', 'Invalid QR code format. Please scan a valid machine QR code.'],
  ])('refuses %s and goes on', async (scanned, words) => {
    const at = open('/approve');
    await ready();
    await scan(scanned);
    expect(await text(words)).toBeTruthy();
    await scan('https://bar.example/approve?shopId=bar');
    await vi.waitFor(() => expect(at()).toBe('/approve?shopId=bar'));
  });

  it.each([
    ['NotAllowedError', 'Camera permission denied. Please allow camera access and try again.'],
    ['NotFoundError', 'No camera found on this device.'],
    ['NotReadableError', 'Camera is being used by another application.'],
    ['UnknownError', 'Failed to access camera.'],
  ])('says what %s means and tries again', async (name, words) => {
    camera = () => Promise.reject(new DOMException('', name));
    open('/approve');
    expect(await text(words)).toBeTruthy();
    camera = () => Promise.resolve({ getTracks: () => [track] });
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await ready();
    expect(screen.queryByText(words)).toBeNull();
  });

  it('gives a hint when nothing is read for 10 seconds', async () => {
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

  it('is left by Cancel', async () => {
    const at = open('/approve');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(at()).toBe('/kiosk/live'));
  });
});

describe('without a secure connection', () => {
  it('says that the camera needs HTTPS', async () => {
    vi.stubGlobal('location', {
      ...location,
      protocol: 'http:',
      hostname: '192.168.1.4',
      origin: 'http://192.168.1.4',
      pathname: '/approve',
      search: '',
    });
    open('/approve');
    expect(
      await text("Camera access requires HTTPS. Please ensure you're accessing the site over a secure connection."),
    ).toBeTruthy();
    vi.unstubAllGlobals();
  });
});
