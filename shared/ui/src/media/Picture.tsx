/**
 * An image whose place is kept before it arrives, and which is asked for shortly before it is
 * seen; a failed one shows a calm ground instead of a broken sign.
 */
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../tokens/vars';
import { useNear } from './use-near';

const StyledFrame = styled.span`
  position: relative;
  display: block;
  width: 100%;
  overflow: hidden;
  background: ${color('skeleton')};
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  & > span {
    position: absolute;
    inset: 0;
    display: grid;
    place-items: center;
    color: ${color('text-3')};
  }
`;

/** Props of {@link Picture}. */
export interface PictureProps {
  readonly src: string | null | undefined;
  /** Empty for decoration. */
  readonly alt: string;
  /** Width by height, e.g. `16 / 9`. */
  readonly ratio: string;
  /** First screen pictures load at once and first. */
  readonly eager?: boolean;
  /** Shown without an image or when it failed. */
  readonly fallback?: ReactNode;
}

/** A picture with a fixed ratio. */
export function Picture({ src, alt, ratio, eager = false, fallback }: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const { ref, near } = useNear<HTMLSpanElement>(eager);
  const isThere = src !== null && src !== undefined && src !== '' && failed !== src;
  const shown = isThere && near;
  return (
    <StyledFrame ref={ref} style={{ aspectRatio: ratio }}>
      {shown ? (
        <img
          src={src}
          alt={alt}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed(src)}
        />
      ) : (
        <span role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {isThere ? null : fallback}
        </span>
      )}
    </StyledFrame>
  );
}
