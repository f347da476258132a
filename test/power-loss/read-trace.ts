/**
 * What a traced program did to the files of a folder, and what it answered meanwhile, in the order in which it happened.
 * Source: docs/decisions/0122.
 */

export type DiskEvent =
  | { does: 'make' | 'make-folder' | 'unlink'; path: string }
  | { does: 'write'; path: string; at: number; bytes: Buffer }
  | { does: 'resize'; path: string; size: number }
  | { does: 'rename'; path: string; to: string }
  /** A file or a folder, and with it all that was done to it before the event number `covers`. */
  | { does: 'sync'; path: string; covers: number }
  /** Bytes that went to a socket, from when they may have arrived. */
  | { does: 'answer'; text: string };

/** Arguments for strace: everything that changes files, and what goes to sockets. */
export const TRACED = `-D -f -y -q --seccomp-bpf -xx -s 1048576 -e trace=${[
  'openat,write,writev,pwrite64,pwritev,pwritev2,ftruncate,fallocate,fsync,fdatasync,sync_file_range',
  'rename,renameat,renameat2,unlink,unlinkat,mkdir,mkdirat,link,linkat,copy_file_range,sendfile',
].join(',')}`.split(' ');

const CALL = /^(\d+) +(?:(\w+)\(|<\.\.\. (\w+) resumed>)(.*)$/;
const hexText = (hex: string) => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const pathsIn = (text: string) =>
  [...text.matchAll(/"((?:\\x\w\w)*)"/g)].map(([, hex]) => hexText(hex ?? '').toString());
/** Of the first argument, `21<path>`. */
const fileOf = (args: string) => {
  const [, fd = '', hex = ''] = /^(\d+)<((?:\\x\w\w)*)>/.exec(args) ?? [];
  return { fd, path: hexText(hex).toString() };
};
const bytesIn = (args: string) => {
  if (/"\.\.\./.test(args)) throw new Error('A write is longer than what is traced of it.');
  return Buffer.concat([...args.matchAll(/"((?:\\x\w\w)*)"/g)].map(([, hex]) => hexText(hex ?? '')));
};

/** @param folder only what is in it counts @throws for a change to a file of it that is not known here */
export function readTrace(trace: string, folder: string): DiskEvent[] {
  const events: DiskEvent[] = [];
  const begun = new Map<string, { args: string; at: number }>();
  const positions = new Map<string, number>();
  const isOurs = (path: string) => path === folder || path.startsWith(`${folder}/`);

  const open = (args: string, fd: string) => {
    const [path = ''] = pathsIn(args);
    if (!isOurs(path) || !/O_WRONLY|O_RDWR/.test(args)) return;
    if (args.includes('O_CREAT')) events.push({ does: 'make', path });
    if (args.includes('O_TRUNC')) events.push({ does: 'resize', path, size: 0 });
    positions.set(fd, 0);
  };
  const done = (call: string, args: string, returned: string, covers: number) => {
    if (call === 'openat') return open(args, /^\d+/.exec(returned)?.[0] ?? '');
    const { fd, path } = fileOf(args);
    if (/^(write|writev)$/.test(call) && path.startsWith('socket:')) return;
    const paths = pathsIn(args);
    if (path !== '' && !/^(AT_FDCWD|.*at)$/.test(path) && !isOurs(path) && !isOurs(paths[0] ?? '')) return;
    if (path === '' && !paths.some(isOurs)) return;
    switch (call) {
      case 'write': {
        const bytes = bytesIn(args);
        const at = positions.get(fd) ?? 0;
        positions.set(fd, at + bytes.length);
        return events.push({ does: 'write', path, at, bytes });
      }
      case 'pwrite64':
        return events.push({ does: 'write', path, at: Number(/, (\d+)\)?$/.exec(args)?.[1]), bytes: bytesIn(args) });
      case 'ftruncate':
        return events.push({ does: 'resize', path, size: Number(/, (\d+)\)?$/.exec(args)?.[1]) });
      case 'fsync':
      case 'fdatasync':
        return events.push({ does: 'sync', path, covers });
      case 'rename':
        return events.push({ does: 'rename', path: paths[0] ?? '', to: paths[1] ?? '' });
      case 'unlink':
        return events.push({ does: 'unlink', path: paths[0] ?? '' });
      case 'mkdir':
        return events.push({ does: 'make-folder', path: paths[0] ?? '' });
      default:
        throw new Error(`${call} of ${path || paths.join(' ')} is not known to the simulated disk.`);
    }
  };

  for (const line of trace.split('\n')) {
    const [, thread = '', started, resumed, rest = ''] = CALL.exec(line) ?? [];
    const call = started ?? resumed;
    if (call === undefined) continue;
    const before = resumed === undefined ? undefined : begun.get(thread);
    const [, args = '', returned] = /^(.*?)(?: <unfinished \.\.\.>| *= (-?\d+.*))$/.exec(rest) ?? [];
    const whole = (before?.args ?? '') + args;
    // Bytes may have arrived as soon as the call begins; what it does to a file is done when it ends.
    if (started && /^writev?$/.test(call) && fileOf(whole).path.startsWith('socket:'))
      events.push({ does: 'answer', text: bytesIn(whole).toString() });
    if (returned === undefined) begun.set(thread, { args: whole, at: events.length });
    else if (!returned.startsWith('-')) done(call, whole.replace(/\)$/, ''), returned, before?.at ?? events.length);
  }
  return events;
}
