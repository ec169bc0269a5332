import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { servedAs } from './headers';
import { probed, unconditional } from './probe';
import { StoreConflict, type ListedFile, type ReleaseStore } from './release-store';

/** Where a bucket is. */
export interface BucketPlace {
  readonly bucket: string;
  /** Folder inside of it, without slashes at its ends; empty for the whole bucket. */
  readonly folder: string;
  /** Address of a service that is not AWS; such are asked by path, not by host name. */
  readonly endpoint?: string | undefined;
  readonly region?: string | undefined;
}

const statusOf = (error: unknown): number =>
  error instanceof S3ServiceException ? (error.$metadata.httpStatusCode ?? 0) : 0;

/** Somebody else was faster (412), or is writing at this moment (409). */
const isConflict = (error: unknown): boolean => [409, 412].includes(statusOf(error));

function clientOf({ endpoint, region }: BucketPlace): S3Client {
  return new S3Client({
    region: region ?? process.env['AWS_REGION'] ?? 'us-east-1',
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    // Compatible services do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 4,
  });
}

const TRIES = 4;
const PAUSE_MS = 250;
const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

/**
 * Opens a folder of a bucket as a store; before its first write the service is tried out, because
 * some take a condition and do not keep it. Who may write is decided by the keys of the
 * environment, as the official client reads them.
 */
export function bucketStore(place: BucketPlace, client = clientOf(place)): ReleaseStore {
  return probed(rawBucket(place, client));
}

/**
 * The same for a copy that has one writer: no condition is sent, what is there is looked at before.
 * For services that keep no conditions.
 */
export function copyBucket(place: BucketPlace, client = clientOf(place)): ReleaseStore {
  return unconditional(rawBucket(place, client, false));
}

function rawBucket(place: BucketPlace, client: S3Client, isConditional = true): ReleaseStore {
  const prefix = place.folder === '' ? '' : `${place.folder}/`;
  const Bucket = place.bucket;
  const put = async (
    path: string,
    bytes: Buffer,
    condition: { readonly IfNoneMatch?: string; readonly IfMatch?: string },
  ): Promise<boolean> => {
    const {
      cacheControl: CacheControl,
      contentType: ContentType,
      contentEncoding,
    } = servedAs(path);
    try {
      await client.send(
        new PutObjectCommand({
          Bucket,
          Key: prefix + path,
          Body: bytes,
          CacheControl,
          ContentType,
          ...(contentEncoding === undefined ? {} : { ContentEncoding: contentEncoding }),
          ...(isConditional ? condition : {}),
        }),
      );
      return true;
    } catch (error) {
      if (isConflict(error)) return false;
      throw error;
    }
  };
  const read: ReleaseStore['read'] = async (path) => {
    try {
      const answer = await client.send(new GetObjectCommand({ Bucket, Key: prefix + path }));
      return {
        bytes: Buffer.from((await answer.Body?.transformToByteArray()) ?? []),
        etag: answer.ETag ?? '',
      };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  return {
    place: `s3://${Bucket}/${place.folder}`,
    read,
    create: async (path, bytes) => {
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        if (await put(path, bytes, { IfNoneMatch: '*' })) return;
        const there = await read(path);
        if (there?.bytes.equals(bytes)) return;
        if (there !== null) break;
        // Somebody else is writing it at this moment (409): nothing is there yet to compare with.
        await pause(PAUSE_MS);
      }
      throw new StoreConflict(path);
    },
    swap: async (path, bytes, etag) => {
      if (await put(path, bytes, etag === null ? { IfNoneMatch: '*' } : { IfMatch: etag }))
        return true;
      // The client asks again when an answer is lost: the first try may be what is in the way now.
      return (await read(path))?.bytes.equals(bytes) === true;
    },
    list: async (folder) => {
      const files: ListedFile[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket, Prefix: `${prefix}${folder}/`, ContinuationToken }),
        );
        for (const { Key = '', LastModified, Size } of page.Contents ?? [])
          files.push({
            path: Key.slice(prefix.length),
            at: LastModified?.getTime() ?? 0,
            size: Size ?? 0,
          });
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return files;
    },
    remove: async (path) =>
      void (await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + path }))),
  };
}
