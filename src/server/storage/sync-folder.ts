import { open } from 'node:fs/promises';

/** Makes what was renamed in a folder last beyond a power cut. Windows does so by itself, and opens no folders. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
