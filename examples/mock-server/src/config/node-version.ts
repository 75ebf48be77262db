import { ConfigError } from './config-error';

/** The oldest Node that the server runs on: older ones lack what pdf.js needs, and every PDF would be called invalid. */
export const LEAST_NODE = '22.13';

/** Throws `ConfigError` where the Node (`process.versions.node`) is too old. */
export function requireNode(version: string): void {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = LEAST_NODE.split('.').map(Number);
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  throw new ConfigError([`Node ${version} is too old: Glossator needs ${LEAST_NODE} or newer.`]);
}
