import pg from 'pg';

const database = 'teranga';
/** The server's login role: owns nothing. */
const login = 'teranga';
/** Who owns the database and migrates it. */
const owner = 'postgres';

/** Not yet there, starting, or stopping. */
const notReady = new Set(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03']);
/** Another process made it first. */
const raced = new Set(['42710', '42P04', '23505']);

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** Addresses of a local server. */
export function addresses(password: string, port: number) {
  const as = (user: string, name: string) => `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`;
  return { login: as(login, database), owner: as(owner, database), server: as(owner, 'postgres') };
}

/** Connects, or answers null while the server does not take connections. */
export async function tryConnect(url: string): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: url, application_name: 'teranga-embedded' });
  // A stopping server ends this connection; pending queries fail with their own error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (notReady.has(codeOf(error))) return null;
    throw error;
  }
}

/**
 * Creates the roles and the database if missing; false while the server refuses connections. The
 * login is a member of `role`.
 */
export async function ensureDatabase(password: string, port: number, role: string): Promise<boolean> {
  const client = await tryConnect(addresses(password, port).server);
  if (!client) return false;
  try {
    const existing = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (existing.rowCount === 1) return true;
    await tolerate(client, `create role ${role} nologin`);
    await tolerate(
      client,
      `create role ${login} login in role ${role} password ${pg.escapeLiteral(password)}`,
    );
    await tolerate(client, `create database ${database}`);
    return true;
  } finally {
    await client.end();
  }
}

async function tolerate(client: pg.Client, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    if (!raced.has(codeOf(error))) throw error;
  }
}
