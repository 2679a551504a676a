import { readdirSync, readFileSync } from 'node:fs';

/** Processor ticks per second: the same on all Linux systems. */
const ticksPerSecond = 100;
const msPerTick = 1_000 / ticksPerSecond;
const bytesPerMegabyte = 1e6;
const bytesPerKiB = 1024;

interface ProcessTimes {
  parent: number;
  /** Its own ticks. */
  own: number;
  /** Those of children that ended. */
  ended: number;
}

/** Reads a process's counters from the system; null if it has ended. */
function read(id: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${id}/stat`, 'utf8');
    // The name, in parentheses, may hold anything.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent = 0] = fields;
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { parent, own: user + system, ended: endedUser + endedSystem };
  } catch {
    return null;
  }
}

const running = () => readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));

/** The process that started another. */
export const parentOf = (id: number): number => read(id)?.parent ?? 0;

/** Milliseconds of processor that a process has used, all its threads together. */
export const processorMs = (id: number): number => (read(id)?.own ?? 0) * msPerTick;

/** Milliseconds of processor that a process and its children, ended ones too, have used. */
export function familyMs(id: number): number {
  const parent = read(id);
  if (!parent) return 0;
  const children = running().flatMap((each) => {
    const times = read(each);
    return times?.parent === id ? [times.own + times.ended] : [];
  });
  return (parent.own + parent.ended + children.reduce((sum, ticks) => sum + ticks, 0)) * msPerTick;
}

/** Megabytes of memory that a process holds. */
export function memoryMb(id: number): number {
  const status = readFileSync(`/proc/${id}/status`, 'utf8');
  const kib = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? Number.NaN);
  return Math.round((kib * bytesPerKiB) / bytesPerMegabyte);
}
