import path from 'node:path';
import { refused } from '../changes/change';
import { directoryStore } from './directory-store';
import type { ReleaseStore } from './release-store';

const BUCKET = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([A-Za-z0-9_./-]*))?$/;

/**
 * A bucket whose client is loaded at the first use: most commands work on a folder and should not
 * wait for it.
 */
function lateBucket(bucket: string, folder: string, isCopy: boolean): ReleaseStore {
  let opened: Promise<ReleaseStore> | null = null;
  const open = (): Promise<ReleaseStore> => {
    opened ??= import('./bucket-store').then(({ bucketStore, copyBucket }) =>
      (isCopy ? copyBucket : bucketStore)({
        bucket,
        folder,
        endpoint: process.env['S3_ENDPOINT'],
      }),
    );
    return opened;
  };
  return {
    place: `s3://${bucket}/${folder}`,
    read: async (path) => (await open()).read(path),
    create: async (path, bytes) => (await open()).create(path, bytes),
    swap: async (path, bytes, etag) => (await open()).swap(path, bytes, etag),
    list: async (at) => (await open()).list(at),
    remove: async (path) => (await open()).remove(path),
  };
}

/** The release store of the site that is served from a data folder. */
export const siteDir = (data: string): string => path.join(data, 'site');

/**
 * The store a command writes to: the data folder's own, or the one that is named:
 * `s3://bucket/folder` (`S3_ENDPOINT` for a service that is not AWS), or another folder.
 *
 * @param isCopy only one command writes there, from another store: no conditions are needed.
 * @throws Refused for an address that is none.
 */
export function openStore(data: string, target: string | undefined, isCopy = false): ReleaseStore {
  if (target === undefined) return directoryStore(siteDir(data));
  const match = BUCKET.exec(target);
  if (match) return lateBucket(match[1] ?? '', (match[2] ?? '').replace(/^\/+|\/+$/g, ''), isCopy);
  if (/^[a-z][a-z0-9+.-]*:/i.test(target))
    throw refused`--to ${target}: write a bucket as s3://name/folder, or name a folder`;
  return directoryStore(path.resolve(target));
}
