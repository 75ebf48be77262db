import { CopyObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import type { S3Address } from '../config/s3-address';

/** Copies all objects of a place in an S3 service to another place in it, as the tools of AWS do (`aws s3 sync`). */
export async function copyObjects(from: S3Address, to: S3Address): Promise<void> {
  const client = new S3Client({
    endpoint: from.endpoint ?? '',
    region: from.region ?? 'us-east-1',
    forcePathStyle: true,
  });
  const pages = paginateListObjectsV2({ client }, { Bucket: from.bucket, Prefix: from.prefix });
  for await (const { Contents = [] } of pages)
    for (const { Key = '' } of Contents)
      await client.send(
        new CopyObjectCommand({
          CopySource: `${from.bucket}/${Key}`,
          Bucket: to.bucket,
          Key: to.prefix + Key.slice(from.prefix.length),
        }),
      );
  client.destroy();
}
