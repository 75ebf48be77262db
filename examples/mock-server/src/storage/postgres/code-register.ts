import { PartitionExistsError } from '../storage';
import type { Connections } from './connections';
import { portError } from './database-errors';
import { beginWriting, partitionExists, PartitionGoneError } from './partition-head';
import { ACCOUNTS, tableName } from './row-tables';

/** Which Codes have a partition. */
export interface CodeRegister {
  /** Throws `PartitionExistsError`. */
  add(codeId: number): Promise<void>;
  has(codeId: number): Promise<boolean>;
  /** Removes a partition with all that is in it; no-op if there is none. */
  remove(codeId: number): Promise<void>;
  /** All of them, from the lowest. */
  ids(): Promise<readonly number[]>;
}

/** What the register works with. */
export interface CodeRegisterParts {
  readonly connections: Connections;
  readonly reading: Connections['reading'];
  /** The tables of a Code. */
  readonly tables: readonly string[];
}

/** Makes the register. */
export function createCodeRegister({ connections, reading, tables }: CodeRegisterParts): CodeRegister {
  return {
    async add(codeId) {
      if (!Number.isSafeInteger(codeId) || codeId <= ACCOUNTS)
        throw new RangeError(`The id of a Code must be a whole number from 1, not ${codeId}`);
      const sql = 'INSERT INTO partitions (id) VALUES ($1) ON CONFLICT DO NOTHING';
      const client = await connections.writer('code').catch(rethrow);
      try {
        const { rowCount } = await client.query(sql, [codeId]).catch(rethrow);
        if (rowCount === 0) throw new PartitionExistsError(`There is a partition of Code ${codeId} already`);
      } finally {
        client.release();
      }
    },
    has: (codeId) => reading((client) => partitionExists(client, codeId)),
    async remove(codeId) {
      const client = await connections.writer('code');
      try {
        await beginWriting(client, codeId);
        const rows = ['events', 'last_commits', ...tables.map((table) => tableName('code', table))];
        const deletions = rows.map((table) => `DELETE FROM ${table} WHERE partition_id = $1`);
        deletions.push('DELETE FROM partitions WHERE id = $1');
        await Promise.all(deletions.map((text) => client.query(text, [codeId])));
        await client.query('COMMIT');
        client.release();
      } catch (error) {
        client.release(true);
        if (!(error instanceof PartitionGoneError)) throw error;
      }
    },
    ids: () =>
      reading(async (client) => {
        const sql = 'SELECT id FROM partitions WHERE id > $1 ORDER BY id';
        const { rows } = await client.query<{ id: string }>(sql, [ACCOUNTS]);
        return rows.map(({ id }) => Number(id));
      }),
  };
}

function rethrow(error: unknown): never {
  throw portError(error);
}
