import { Problem } from '../lib/problem';
import { readDeployParameters } from './parameters';

/** The methods of Cloud Storage's client that tell whether a bucket exists. */
export interface Buckets {
  bucket(name: string): { exists(): Promise<[boolean, ...unknown[]]> };
}

/**
 * Returns the name of the bucket for pictures. It is the value of MEDIA_BUCKET in the project's file of parameters. If
 * MEDIA_BUCKET is not set, it is the name of the project's default bucket.
 * @param functionsFolder the folder that contains the file of parameters, `.env.<project id>`
 * @throws Problem if there is no such bucket
 */
export async function findMediaBucket(
  buckets: Buckets,
  projectId: string,
  functionsFolder: string,
): Promise<string> {
  const named = readDeployParameters(projectId, functionsFolder)['MEDIA_BUCKET'];
  const names = named ? [named] : [`${projectId}.firebasestorage.app`, `${projectId}.appspot.com`];
  for (const name of names) if ((await buckets.bucket(name).exists())[0]) return name;
  throw new Problem(
    `The project ${projectId} has no bucket ${names.join(' or ')}. Put MEDIA_BUCKET into functions/.env.${projectId}, then run this again.`,
  );
}
