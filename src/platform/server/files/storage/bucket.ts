import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import type { Settings } from '../../settings/settings.ts';

/** Milliseconds in which a bucket has to take a connection, and to go on with what it has begun. */
const bucketLimits = { connectionTimeout: 1_000, socketTimeout: 2_000 };
/** For reading, until the first byte: further ones wait for the client, who may be slow. */
const readLimits = { connectionTimeout: 1_000, requestTimeout: 2_000, throwOnRequestTimeout: true };

/** The client's own remarks would stand beside the log; what it throws is logged. */
const quiet = { debug() {}, info() {}, warn() {}, error() {} };

type Bucket = NonNullable<Settings['s3']>;

function open(bucket: Bucket, requestHandler: object): Disk {
  return new Disk(
    new S3Driver({
      bucket: bucket.bucket,
      region: bucket.region,
      visibility: 'private',
      supportsACL: false,
      requestHandler,
      logger: quiet,
      // The member is waiting, and sends again what failed.
      maxAttempts: 1,
      ...(bucket.endpoint ? { endpoint: bucket.endpoint, forcePathStyle: true } : {}),
      // By default the client sends its checksum as a trailer, which stores other than AWS keep as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(bucket.accessKeyId && bucket.secretAccessKey
        ? { credentials: { accessKeyId: bucket.accessKeyId, secretAccessKey: bucket.secretAccessKey } }
        : {}),
    }),
  );
}

/** A bucket, and the same for reading, each with limits of its own. */
export function openBucket(bucket: Bucket): { disk: Disk; reading: Disk } {
  return { disk: open(bucket, bucketLimits), reading: open(bucket, readLimits) };
}
