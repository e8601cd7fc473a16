import pg, { type Client, type CustomTypesConfig, type QueryResultRow } from 'pg';
import { Queues } from '../../common/queue';
import { StorageError } from '../storage';

/** Values of a statement. */
type Values = readonly unknown[];

/** How long a connection or a statement may take; in ms. */
const PATIENCE_MS = 10_000;

/** `bigint` as a number: times in ms, and counts. */
const INT8 = 20;
const types = {
  getTypeParser: (oid: number, format?: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format),
};

/** One connection to Postgres, opened anew when it is lost. */
export class Link {
  private readonly turns = new Queues();
  private client: Promise<Client> | undefined;
  private current: Client | undefined;
  private closed = false;

  /** `opened`: what each new connection does first. */
  constructor(
    private readonly url: string,
    private readonly opened: (client: Client) => Promise<void> = async () => {},
  ) {}

  async query<Row extends QueryResultRow>(text: string, values: Values = []): Promise<Row[]> {
    return this.inTurn(async (client) => (await client.query<Row>(text, [...values])).rows);
  }

  /** The same statement again and again: it is planned once. */
  async prepared<Row extends QueryResultRow>(
    name: string,
    text: string,
    values: Values,
  ): Promise<Row[]> {
    return this.inTurn(
      async (client) => (await client.query<Row>({ name, text, values: [...values] })).rows,
    );
  }

  /** One statement at a time. */
  private inTurn<T>(job: (client: Client) => Promise<T>): Promise<T> {
    if (this.closed) return Promise.reject(new StorageError('The database is closed.'));
    return this.turns.run('', async () => {
      const client = await this.connected();
      try {
        return await job(client);
      } catch (error) {
        if (isLost(error)) this.drop(client);
        throw told(error);
      }
    });
  }

  /** The next statement opens a new connection. */
  private drop(client: Client): void {
    if (this.current !== client) return;
    this.current = undefined;
    this.client = undefined;
    client.end().catch(() => {});
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.turns.idle();
    const client = await this.client?.catch(() => undefined);
    await client?.end().catch(() => {});
  }

  connected(): Promise<Client> {
    this.client ??= this.connect();
    return this.client;
  }

  private async connect(): Promise<Client> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'flag-plot',
      connectionTimeoutMillis: PATIENCE_MS,
      query_timeout: PATIENCE_MS,
      keepAlive: true,
      types: types as CustomTypesConfig,
    });
    this.current = client;
    client.on('error', () => this.drop(client));
    client.on('end', () => this.drop(client));
    try {
      await client.connect();
      await this.opened(client);
      return client;
    } catch (error) {
      this.drop(client);
      throw told(error);
    }
  }
}

/** Codes with which Postgres says that it ends the connection: shutdown, or a fault of the connection itself. */
const ENDING = /^(57P|08)/;

/** Whether an error leaves no connection. Without a code it is no answer of Postgres: too late, or the line is cut. */
function isLost(error: unknown): boolean {
  const { code } = Object(error) as { code?: string };
  return code === undefined || ENDING.test(code);
}

const SENTENCES: readonly [RegExp, string][] = [
  [/^28/, 'Postgres does not accept this user or password.'],
  [/^3D000/, 'Postgres has no such database.'],
  [/^53100/, 'The disk of Postgres is full.'],
  [/^(08|57P)|^E/, 'Postgres does not answer.'],
  [/^23505/, 'The database has something else in that place.'],
];

/** A fault of Postgres in a sentence, its own text as the cause. */
function told(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  const { code = '' } = Object(error) as { code?: string };
  const known = SENTENCES.find(([pattern]) => pattern.test(code));
  return new StorageError(known?.[1] ?? 'Postgres cannot be used.', { cause: error });
}
