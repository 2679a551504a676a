import { existsSync } from 'node:fs';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { manifestName } from '../../modules/backups/file/manifest.ts';
import { readBackupLines } from '../../modules/backups/testing/readBackupLines.ts';
import { emptyDisk, fillDisk } from '../../testing/fullDisk.ts';
import { smallDisk } from '../../testing/smallDisk.ts';
import { testSecret } from '../../testing/testApp.ts';
import { backupDesk } from '../testing/backupDesk.ts';
import { anOperator } from '../testing/anOperator.ts';

const disk = await smallDisk(1);
const { folder, source, target, there, store, elsewhere, file, backUp } = await backupDesk();

describe('a backup that is not whole', () => {
  it.each([10, 1_000, -1])('is refused when cut to %i bytes', async (size) => {
    await backUp();
    const whole = await readFile(file);
    await truncate(file, size < 0 ? whole.length + size : size);
    await expect(elsewhere('recover', file)).rejects.toThrow('tronquée ou abîmée');
    expect(await target.asAdmin('select id from stores')).toEqual([]);
  });

  it('is refused when a byte in the middle has changed', async () => {
    await backUp();
    const bytes = await readFile(file);
    const at = bytes.indexOf(Buffer.from([0, 255, 10, 13, 1]));
    bytes.writeUInt8(7, at);
    await writeFile(file, bytes);
    await expect(elsewhere('recover', file)).rejects.toThrow('tronquée ou abîmée');
    await expect(store('recover', file, '--check')).rejects.toThrow('tronquée ou abîmée');
    expect(existsSync(path.join(there, 'stores'))).toBe(false);
  });

  it('is refused when a byte of its manifest has changed', async () => {
    await backUp();
    const whole = await readFile(file);
    const start = whole.indexOf(manifestName) + manifestName.length;
    const accepted: number[] = [];
    for (let at = start; at < start + 400; at += 5) {
      const bytes = Buffer.from(whole);
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      await writeFile(file, bytes);
      await store('recover', file, '--check').then(
        () => accepted.push(at),
        () => undefined,
      );
    }
    expect(accepted).toEqual([]);
  });

  it('is refused when it is of another version or not there', async () => {
    await backUp();
    await target.asAdmin("insert into schema_migrations (name, checksum) values ('999_later.sql', 'x')");
    await expect(elsewhere('recover', file)).rejects.toThrow('999_later.sql');
    await target.asAdmin("delete from schema_migrations where name = '999_later.sql'");
    await expect(elsewhere('recover', path.join(folder, 'rien'))).rejects.toThrow('ne peut pas être lu');
  });

  it('needs the secret of its payment keys, or to go without them', async () => {
    await backUp();
    const stranger = anOperator(target.db, {
      dataDir: there,
      sessionSecret: `${testSecret}!`,
      paymentSecret: null,
    });
    await expect(stranger('recover', file)).rejects.toThrow('PAYMENT_KEYS_SECRET');
    const { notes, out } = await stranger('recover', file, '--without-keys');
    expect(notes).toContain('SESSION_SECRET');
    expect(out).toContain('sauf ce qui est chiffré avec un autre PAYMENT_KEYS_SECRET : clés de paiement.');
    expect(await target.asAdmin('select from payment_accounts')).toEqual([]);
  });
});

describe('a failure', () => {
  it('of the disk while recovering leaves neither rows nor files', async () => {
    await backUp();
    await target.asAdmin(`create function refuse_writes() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await target.asAdmin(
      'create trigger full_disk before insert on order_lines for each row execute function refuse_writes()',
    );
    await expect(elsewhere('recover', file)).rejects.toMatchObject({ code: '53100' });
    await emptyDisk(target);
    expect(await target.asAdmin('select id from stores')).toEqual([]);
    expect(await readdir(path.join(there, 'stores'))).toEqual([]);
    await elsewhere('recover', file);
  });

  it('while backing up leaves no file, and an earlier one as it was', async () => {
    await backUp();
    const before = await readFile(file);
    await source.asAdmin('revoke select on quote_requests from teranga_app');
    await expect(store('backup', file, '--force')).rejects.toMatchObject({ code: '42501' });
    await source.asAdmin('grant select on quote_requests to teranga_app');
    expect(await readFile(file)).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([]);
    await expect(store('backup', file)).rejects.toThrow('existe déjà');
    await expect(elsewhere('backup', path.join(folder, 'vide.backup'))).rejects.toThrow('aucune boutique');
  });

  it('to name an existing folder creates none', async () => {
    const missing = path.join(folder, 'nulle');
    await expect(store('backup', path.join(missing, 'x.backup'))).rejects.toThrow(
      `Le dossier « ${missing} » n’existe pas : créez-le d’abord.`,
    );
    expect(await readdir(folder)).not.toContain('nulle');
  });

  it.runIf(disk)('of the disk that is written to leaves no file', async () => {
    await disk?.fill();
    const full = path.join(disk?.folder ?? '', 'tout.backup');
    await expect(store('backup', full)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(await readdir(path.dirname(full))).toEqual(['filler']);
    await disk?.empty();
  });

  it('to write to the database does not prevent a backup', async () => {
    await fillDisk(source);
    await rm(file, { force: true });
    expect((await store('backup', file)).out).toContain('Sauvegarde écrite et relue');
    await emptyDisk(source);
  });
});

it('A backup holds one state of a store while orders are placed', async () => {
  const placing = (async () => {
    for (let number = 0; number < 3; number += 1) await source.placed(await source.session());
  })();
  const backing = Promise.all(
    [1, 2, 3].map(async (number) => {
      const name = path.join(folder, `pendant-${number}.backup`);
      await store('backup', name);
      return readBackupLines(name, 'a', ['orders', 'order_lines']);
    }),
  );
  for (const { orders, order_lines: lines } of await backing) expect(lines).toHaveLength(orders.length);
  await placing;
});
