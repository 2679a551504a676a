import { databaseConditions } from '../databaseConditions.ts';
import type { Bench } from '../bench.ts';
import { conditions } from '../conditions.ts';
import { databaseProcess, measureLoad, type Measured } from '../load.ts';
import { countOption } from '../option.ts';
import { withOrderServer } from '../orderServer.ts';
import { memoryMb } from '../processTimes.ts';
import { reading } from '../reading.ts';
import { report, type Row } from '../report.ts';

const defaultMinutes = 10;
const connections = 10;
const minuteSeconds = 60;
/** Each target is warmed up for one second, which belongs to its share of the minute. */
const secondsEach = minuteSeconds / reading.length - 1;

async function soakMinute(measured: Measured, minute: number): Promise<Row> {
  let [answers, failures] = [0, 0];
  for (const target of reading) {
    const row = await measureLoad(measured, target, { connections, seconds: secondsEach });
    answers += Math.round(Number(row['req/s']) * secondsEach);
    failures += Number(row['failures']);
  }
  return { minute, answers, failures, 'RSS MB': memoryMb(measured.serverId) };
}

export const bench: Bench = {
  about:
    'The memory of a process minute by minute, with requests without a pause for pages, lists and searches',
  usage: `[--minutes=${defaultMinutes}]`,
  run: async (args) => {
    const minutes = countOption(args, 'minutes', defaultMinutes);
    await withOrderServer(async ({ database: { db }, port, start }) => {
      const { pid: serverId = 0 } = await start();
      const measured = { port, serverId, databaseId: await databaseProcess(db) };
      const before = conditions({
        ...(await databaseConditions(db)),
        load: `${connections} connections; each minute ${reading.length} kinds of request for ${secondsEach} s each after 1 s of the same`,
      });
      const rows: Row[] = [{ minute: 0, answers: 0, failures: 0, 'RSS MB': memoryMb(serverId) }];
      for (let minute = 1; minute <= minutes; minute += 1) rows.push(await soakMinute(measured, minute));
      report('soak', before, rows);
    });
  },
};
