/** What a message is about. What can happen to a thing again and again is told once for each time. */
interface OnSlot {
  machineId: string;
  slot: number;
}

/** Each time it began is another. */
export const sinceSubject = (id: string, since: string): string => `${id} ${since}`;

export function readSinceSubject(subject: string): { id: string; since: string } {
  const [id = '', since = ''] = subject.split(' ');
  return { id, since };
}

/** Until it is closed: a bottle that runs low again is told again. */
export const bottleSubject = ({ machineId, slot }: OnSlot): string => `${slot}/${machineId}`;

export function readBottleSubject(subject: string): OnSlot {
  const [slot, machineId = ''] = subject.split(' ')[0]!.split('/');
  return { machineId, slot: Number(slot) };
}
