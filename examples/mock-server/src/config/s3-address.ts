/** A place in an S3 service. */
export interface S3Address {
  readonly bucket: string;
  /** What all names in it begin with: empty, or a path with a slash at its end. */
  readonly prefix: string;
  /** Where the service is; undefined: Amazon's own. */
  readonly endpoint: string | undefined;
  /** Undefined: the one of the environment or the configuration file of AWS. */
  readonly region: string | undefined;
}

/** What services other than Amazon's mostly call their only region. */
const ONLY_REGION = 'us-east-1';
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads `s3://bucket/prefix?endpoint=https://s3.example&region=eu-central-1`; undefined for anything else. Keys do not stand in it: they come from where
 * AWS' tools look for them.
 */
export function readS3Address(text: string): S3Address | undefined {
  const url = URL.parse(text);
  if (url?.protocol !== 's3:' || !BUCKET.test(url.hostname)) return undefined;
  const { endpoint, region, ...others } = Object.fromEntries(url.searchParams);
  const hasMore = [url.username, url.password, url.port, url.hash].some((part) => part !== '');
  if (hasMore || Object.keys(others).length > 0) return undefined;
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? '')) return undefined;
  const path = decodeURIComponent(url.pathname).split('/').filter(Boolean).join('/');
  return {
    bucket: url.hostname,
    prefix: path === '' ? '' : `${path}/`,
    endpoint,
    region: region ?? (endpoint === undefined ? undefined : ONLY_REGION),
  };
}
