import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from './install.mjs';
import { loadSettings } from './settings-table.mjs';

const read = (file) => readFileSync(join(root, 'deploy', file), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true });
const nginx = read('nginx.conf');
const dockerfile = read('Dockerfile');
const settings = await loadSettings();
const { services } = compose;
const servers = Object.entries(services).filter(([name]) => name.startsWith('server-'));

/** Connections of a server beside `STORE_CONNECTIONS`: two that listen or lock, and those of its jobs. */
const OTHER_CONNECTIONS = 7;

/** Values of `name value;` in the configuration of nginx. */
const directives = (name) =>
  [...nginx.matchAll(new RegExp(`^\\s*${name}\\s+([^;{]+);`, 'gm'))].map(([, value]) => value.trim());

/** The names of settings in an environment that the server does not know. */
function unknownSettings(environment) {
  const described = JSON.stringify(Object.values(settings).map(({ description }) => description));
  return Object.keys(environment).filter((name) => !(name in settings) && !described.includes(`\`${name}\``));
}

describe('deploy/compose.yaml', () => {
  it('has two servers that differ in nothing but their volume, and sets only what there is to be set', () => {
    const [[, one], [, other], ...more] = servers;
    expect(more).toEqual([]);
    expect({ ...one, volumes: [] }).toEqual({ ...other, volumes: [] });
    expect(one.volumes).not.toEqual(other.volumes);
    expect(unknownSettings(one.environment)).toEqual([]);
    expect(unknownSettings({ STORE_URI: '', AWS_ACCESS_KEY_ID: '' })).toEqual(['STORE_URI']);
  });

  it('names services, volumes and variables that there are', () => {
    for (const { depends_on: needed = {}, volumes = [], configs = [] } of Object.values(services)) {
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(services).toHaveProperty(name);
      for (const volume of volumes.filter((each) => !each.startsWith('.')))
        expect(compose.volumes).toHaveProperty(volume.split(':')[0]);
      for (const { source } of configs) expect(compose.configs).toHaveProperty(source);
    }
    const variables = [...read('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name);
    const examples = [...read('.env.example').matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect([...new Set(variables)].toSorted()).toEqual(examples.toSorted());
  });

  it('reaches its services under their names and ports', () => {
    const [[, { environment }]] = servers;
    const [store, redis] = [
      new URL(environment.STORE_URL.replace(/\$\{[^}]*\}/, 'x')),
      new URL(environment.REDIS_URL),
    ];
    const s3 = new URL(new URL(environment.BLOB_URL).searchParams.get('endpoint'));
    for (const { hostname } of [store, redis, s3]) expect(services).toHaveProperty(hostname);
    expect([store.port, redis.port]).toEqual(['5432', '6379']);
    expect(services.s3.command).toContain(`-s3.port=${s3.port}`);
    expect(services.bucket.environment.AWS_ENDPOINT_URL).toBe(s3.origin);
    expect(services.bucket.entrypoint.at(-1)).toContain(`--bucket ${new URL(environment.BLOB_URL).hostname}`);
  });

  it('opens no more connections than PostgreSQL takes', () => {
    const most = Number(/max_connections=(\d+)/.exec(services.postgres.command.join(' '))[1]);
    const opened = servers.map(
      ([, { environment }]) => Number(environment.STORE_CONNECTIONS) + OTHER_CONNECTIONS,
    );
    expect(opened.reduce((sum, count) => sum + count, 0)).toBeLessThan(most - 10);
  });

  it('takes images in a version, and names no host that has them', () => {
    for (const { image, build } of Object.values(services)) {
      const [name, version] = image.split(':');
      expect(name).not.toMatch(/^[^/]*[.:][^/]*\//);
      if (!build) expect(version).toMatch(/^\d/);
    }
  });
});

describe('deploy/nginx.conf', () => {
  it('spreads over the servers of the compose file without stickiness, at their port', () => {
    const port = servers[0][1].environment.PORT;
    expect(directives('server').map((value) => value.split(' ')[0])).toEqual(
      servers.map(([name]) => `${name}:${port}`),
    );
    expect(nginx).not.toMatch(/^\s*(?:ip_hash|hash|sticky)\b/m);
    expect(directives('proxy_pass')).toEqual(['http://glossator']);
  });

  it('lets uploads, sockets and long answers through, and is the one proxy that is trusted', () => {
    expect(Number.parseInt(directives('client_max_body_size')[0])).toBeGreaterThan(
      settings.DOCUMENT_MAX_MIB.schema.parse(undefined),
    );
    expect(directives('proxy_set_header')).toEqual(
      expect.arrayContaining([
        'Upgrade $http_upgrade',
        'Connection $connection_upgrade',
        'X-Forwarded-For $remote_addr',
      ]),
    );
    // Pings come every 25 s.
    expect(Number.parseInt(directives('proxy_read_timeout')[0])).toBeGreaterThan(60);
    expect(servers[0][1].environment.TRUST_PROXY).toBe('1');
  });
});

describe('deploy/Dockerfile', () => {
  it('builds in one stage, and runs in another as a user, with what the server needs and a look at its health', () => {
    const [, build, run] = dockerfile.split(/^FROM /m);
    for (const workspace of build.matchAll(/--workspace (\S+)/g))
      expect(existsSync(join(root, workspace[1], 'package.json'))).toBe(true);
    expect(run).toMatch(/^USER node$/m);
    expect(run).toContain('/health/ready');
    expect(run).toContain('CMD ["node", "--enable-source-maps", "examples/mock-server/dist/main.js"]');
    const port = /PORT=(\d+)/.exec(run)[1];
    expect(run).toMatch(new RegExp(`^EXPOSE ${port}$`, 'm'));
    expect(servers[0][1].environment.PORT).toBe(port);
    const kept = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
    expect(kept).toEqual(expect.arrayContaining(['.data', '.data.key', '**/node_modules', '.git']));
  });

  it('sets only what there is to be set', () => {
    const names = [...dockerfile.matchAll(/^\s*(?:ENV )?([A-Z_]+)=/gm)].map(([, name]) => name);
    expect(unknownSettings(Object.fromEntries(names.map((name) => [name, ''])))).toEqual(['NODE_ENV']);
  });
});
