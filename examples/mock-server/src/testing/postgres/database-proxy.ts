import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';

/** What happens to the next commit that passes: it does not arrive, or its answer does not. */
export type CommitFault = 'request lost' | 'answer lost';

/** A door on the loopback address in front of a PostgreSQL; it can break what passes. */
export interface DatabaseProxy {
  /** The address of the same database through the proxy. */
  readonly url: string;
  /** The next commit that passes breaks its connection. Resolves when that has happened. */
  breakNextCommit(fault: CommitFault): Promise<void>;
  /** Refuses connections and breaks those there are, until `open`. */
  shut(): void;
  open(): void;
  close(): Promise<void>;
}

/** How the protocol has the text of a statement of its own. */
const COMMIT = 'COMMIT\0';

/** Starts a proxy in front of the database at `target`. */
export async function startDatabaseProxy(target: string): Promise<DatabaseProxy> {
  const sockets = new Set<Socket>();
  let isShut = false;
  let armed: { readonly fault: CommitFault; readonly done: () => void } | undefined;

  const server = createServer((client) => {
    const upstream = connect(endpointOf(target));
    let losesAnswers = false;
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    if (isShut) client.destroy();
    client.on('data', (chunk) => {
      if (armed && chunk.includes(COMMIT)) {
        const { fault, done } = armed;
        armed = undefined;
        if (fault === 'request lost') client.destroy();
        losesAnswers = true;
        client.once('close', done);
      }
      if (!client.destroyed) upstream.write(chunk);
    });
    let answers = Buffer.alloc(0);
    upstream.on('data', (chunk) => {
      if (!losesAnswers) return client.write(chunk);
      answers = Buffer.concat([answers, chunk]);
      // The database has said that it is done: the commit has taken place.
      if (answers.includes(COMMIT)) client.destroy();
      return true;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const url = new URL(target);
  url.search = '';
  url.host = `127.0.0.1:${port}`;
  const breakAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    url: url.href,
    breakNextCommit: (fault) =>
      new Promise((done) => {
        armed = { fault, done };
      }),
    shut() {
      isShut = true;
      breakAll();
    },
    open() {
      isShut = false;
    },
    close() {
      breakAll();
      return new Promise((resolve) => {
        server.close(() => resolve());
      });
    },
  };
}

/** Where the server of an address listens: the socket in the folder that `host` names, or a port. */
function endpointOf(target: string): { path: string } | { host: string; port: number } {
  const { hostname, port, searchParams } = new URL(target);
  const folder = searchParams.get('host');
  if (folder !== null) return { path: join(folder, `.s.PGSQL.${port || '5432'}`) };
  return { host: hostname, port: Number(port || '5432') };
}
