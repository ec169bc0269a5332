import { DEVICE_SALT, supportCode } from '@site/domain/releases/support-code';
import type { FederationOptions, RegistryView } from './types';

/** What the code is made of. */
export interface SupportParts {
  readonly options: FederationOptions;
  readonly view: RegistryView;
  readonly now: number;
  readonly bucket: (salt: string) => number;
  readonly current: readonly (readonly [name: string, version: string])[];
}

/** The support code of this page. */
export function supportCodeOf({ options, view, now, bucket, current }: SupportParts): string {
  const isPreview = options.shiftMs !== undefined;
  return supportCode({
    generation: view.generation,
    isStale: view.health !== 'live',
    isPreview,
    bucket: bucket(DEVICE_SALT),
    skewMs: isPreview ? 0 : Date.now() - now,
    remotes: current.map(([name, version]) => ({ name, version })),
  });
}
