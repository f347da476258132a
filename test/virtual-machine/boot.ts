/** A virtual computer, and its plug. Emulated: hardware for virtual machines need not be there. */
import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Images } from './make-images.ts';

export interface VirtualMachine {
  origin: string;
  /** What the disk has been told stays; what its kernel still keeps in memory is gone. */
  pullThePlug: () => Promise<void>;
}

const READY_MS = 300_000;

/** @param disk a file that is its second disk @param port of this machine, where its server is reached */
export async function boot(images: Images, disk: string, port: number): Promise<VirtualMachine> {
  const drive = (file: string, more: string) => ['-drive', `file=${file},if=virtio,format=raw,${more}`];
  const start = ['-kernel', images.kernel, '-initrd', images.initrd, '-append', 'console=ttyS0 quiet panic=-1 noapic'];
  const computer = ['-accel', 'tcg', '-cpu', 'max', '-m', '1024', '-nographic', '-no-reboot', ...start];
  const disks = [...drive(images.system, 'readonly=on'), ...drive(disk, 'cache=writeback')];
  const network = ['-netdev', `user,id=n,hostfwd=tcp:127.0.0.1:${port}-:8080`, '-device', 'virtio-net-pci,netdev=n'];
  const child = spawn('qemu-system-x86_64', [...computer, ...disks, ...network], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (part: Buffer) => (said = (said + part.toString()).slice(-4000)));
  const origin = `http://127.0.0.1:${port}`;
  const from = performance.now();
  for (;;) {
    const signal = AbortSignal.timeout(5000);
    const reply = await fetch(`${origin}/api/health`, { signal }).catch(() => undefined);
    if (reply?.ok) break;
    if (child.exitCode !== null || performance.now() - from > READY_MS) {
      child.kill('SIGKILL');
      throw new Error(`The virtual machine does not answer: ${said}`);
    }
    await wait(500);
  }
  return {
    origin,
    pullThePlug: () =>
      new Promise((gone) => {
        child.once('exit', () => gone());
        child.kill('SIGKILL');
      }),
  };
}
