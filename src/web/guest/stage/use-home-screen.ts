import { useEffect } from 'react';
import { basePath } from '#web/shell/base-path.ts';

/** Size Apple requires of icons; SVG is not accepted. Pixels. */
const APPLE_SIZE = 180;

/** Makes the home screen entry this kiosk's: its name, its icon, and its address. */
export function useHomeScreen(joinCode: string): void {
  useEffect(() => {
    const query = `?joinCode=${encodeURIComponent(joinCode)}`;
    const restoreManifest = pointLink('manifest', `${basePath}/kiosk/manifest.webmanifest${query}`);
    let restoreIcon = () => undefined as void;
    let isLeft = false;
    const draw = async () => {
      const icon = await drawn(`${basePath}/kiosk/icon.svg${query}`);
      if (!isLeft) restoreIcon = pointLink('apple-touch-icon', icon);
    };
    draw().catch(() => undefined);
    return () => {
      isLeft = true;
      restoreManifest();
      restoreIcon();
    };
  }, [joinCode]);
}

/** @returns restores the previous links */
function pointLink(rel: string, href: string): () => void {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${rel}"]`);
  if (!link) return () => undefined;
  const before = link.href;
  link.href = href;
  return () => {
    link.href = before;
  };
}

async function drawn(address: string): Promise<string> {
  const picture = new Image(APPLE_SIZE, APPLE_SIZE);
  picture.src = address;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = APPLE_SIZE;
  canvas.height = APPLE_SIZE;
  canvas.getContext('2d')?.drawImage(picture, 0, 0, APPLE_SIZE, APPLE_SIZE);
  return canvas.toDataURL('image/png');
}
