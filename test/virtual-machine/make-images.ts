/**
 * A small computer for the built server: Debian's kernel, busybox, this machine's Node and the packages the server loads at run
 * time. Needs Debian, root is not needed. Source: docs/reliability.md "power-pulls".
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = new URL('../..', import.meta.url).pathname;
const KEPT = join(ROOT, 'dist/virtual-machine');
/** In the order in which they need each other. */
const MODULES = [
  'virtio/virtio_ring',
  'virtio/virtio',
  'virtio/virtio_pci_legacy_dev',
  'virtio/virtio_pci_modern_dev',
  'virtio/virtio_pci',
  'block/virtio_blk',
  'net/net_failover',
  'net/virtio_net',
];
/** What stays outside of the built server: see vite.server.config.ts. */
const PACKAGES = ['@photostructure/sqlite', '@node-rs/argon2', 'pino'];

const INIT = `#!/bin/busybox sh
b=/bin/busybox
$b mount -t devtmpfs d /dev; $b mount -t proc p /proc
for m in failover ${MODULES.map((path) => path.split('/')[1]).join(' ')}; do $b insmod /modules/$m.ko; done
$b mkdir /mnt; $b mount -t ext4 -o ro /dev/vda /mnt; $b mount -t ext4 /dev/vdb /mnt/data
$b mount --bind /dev /mnt/dev; $b mount --bind /proc /mnt/proc; $b mount -t tmpfs t /mnt/tmp
$b ip link set lo up; $b ip link set eth0 up; $b ip addr add 10.0.2.15/24 dev eth0
cd /mnt/app
. /mnt/etc/settings
$b chroot /mnt /bin/node /app/dist/server/main.js 2>&1 | $b cat
$b sleep 1000
`;

const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8', maxBuffer: 1e9 });

/** Debian's kernel for virtual machines, unpacked and not installed. */
function kernelFolder(): string {
  const folder = join(KEPT, 'kernel');
  if (existsSync(join(folder, 'boot'))) return folder;
  mkdirSync(folder, { recursive: true });
  const name = /Depends: (linux-image-\S+)/.exec(run('apt-cache', 'depends', 'linux-image-cloud-amd64'))?.[1];
  if (!name) throw new Error('Debian has no kernel for virtual machines.');
  execFileSync('apt-get', ['download', '-q', name], { cwd: folder, stdio: 'ignore' });
  const [file] = readdirSync(folder).filter((each) => each.endsWith('.deb'));
  run('dpkg', '-x', join(folder, file!), folder);
  return folder;
}

function makeInitrd(kernel: string, folder: string): string {
  const [version] = readdirSync(join(kernel, 'lib/modules'));
  const from = join(kernel, 'lib/modules', version!, 'kernel');
  const tree = join(folder, 'initrd');
  for (const each of ['bin', 'dev', 'proc', 'modules']) mkdirSync(join(tree, each), { recursive: true });
  cpSync('/bin/busybox', join(tree, 'bin/busybox'));
  for (const path of ['net/core/failover', ...MODULES.map((each) => `drivers/${each}`)])
    cpSync(join(from, `${path}.ko`), join(tree, 'modules', `${path.split('/').at(-1)}.ko`));
  writeFileSync(join(tree, 'init'), INIT, { mode: 0o755 });
  const file = join(folder, 'initrd.cpio');
  execFileSync('sh', ['-c', `find . | busybox cpio -o -H newc 2>/dev/null > '${file}'`], { cwd: tree });
  return file;
}

/** A package with all that it needs. */
function* packagesOf(name: string, seen = new Set<string>()): Generator<string> {
  const file = join(ROOT, 'node_modules', name, 'package.json');
  if (seen.has(name) || !existsSync(file)) return;
  seen.add(name);
  yield name;
  const { dependencies = {}, optionalDependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as Record<
    string,
    Record<string, string>
  >;
  for (const each of Object.keys({ ...dependencies, ...optionalDependencies })) yield* packagesOf(each, seen);
}

/** @param change is made to the text of each file of the built server */
function makeSystem(folder: string, settings: Record<string, string>, change: (text: string) => string): string {
  const tree = join(folder, 'system');
  for (const each of ['bin', 'dev', 'proc', 'data', 'tmp', 'etc']) mkdirSync(join(tree, each), { recursive: true });
  const libraries = run('ldd', process.execPath).matchAll(/(\/\S+\.so\S*) \(/g);
  const more = '/lib/x86_64-linux-gnu/librt.so.1';
  for (const [path] of [...[...libraries].map(([, each]) => [each!] as const), [more] as const])
    cpSync(path, join(tree, path), { dereference: true });
  cpSync(process.execPath, join(tree, 'bin/node'), { dereference: true });
  const app = join(tree, 'app');
  cpSync(join(ROOT, 'dist/server'), join(app, 'dist/server'), {
    recursive: true,
    filter: (path) => !path.endsWith('.map'),
  });
  for (const name of readdirSync(join(app, 'dist/server')).filter((each) => each.endsWith('.js'))) {
    const file = join(app, 'dist/server', name);
    const text = readFileSync(file, 'utf8');
    if (change(text) !== text) writeFileSync(file, change(text));
  }
  cpSync(join(ROOT, 'package.json'), join(app, 'package.json'));
  for (const name of PACKAGES.flatMap((each) => [...packagesOf(each)]))
    cpSync(join(ROOT, 'node_modules', name), join(app, 'node_modules', name), { recursive: true });
  const exports = Object.entries(settings).map(([name, value]) => `export ${name}='${value}'\n`);
  writeFileSync(join(tree, 'etc/settings'), exports.join(''));
  return makeDisk(join(folder, 'system.img'), 400, tree);
}

/** @param megabytes its size @param from what is on it */
export function makeDisk(file: string, megabytes: number, from?: string): string {
  mkdirSync(dirname(file), { recursive: true });
  run('mke2fs', '-q', '-F', '-t', 'ext4', ...(from ? ['-d', from] : []), file, `${megabytes}M`);
  return file;
}

export interface Images {
  kernel: string;
  initrd: string;
  system: string;
  drop: () => void;
}

export function makeImages(settings: Record<string, string>, change = (text: string) => text): Images {
  const folder = mkdtempSync(join(tmpdir(), 'sipwell-machine-'));
  const unpacked = kernelFolder();
  const [kernel] = readdirSync(join(unpacked, 'boot')).filter((name) => name.startsWith('vmlinuz'));
  return {
    kernel: join(unpacked, 'boot', kernel!),
    initrd: makeInitrd(unpacked, folder),
    system: makeSystem(folder, settings, change),
    drop: () => rmSync(folder, { recursive: true }),
  };
}
