/**
 * A picture of the content host in the smallest form that the browser draws (§3.6
 * imageSupportFormats).
 */
import { useState } from 'react';
import styled from 'styled-components';
import { pictureAddress, type ImageFormat } from '@site/domain/media/picture-format';
// From the package as the site shares it: the remote that shows the pictures brings only what stands here.
import { color } from '@site/ui';
import type { PictureProps } from './Picture';
import { useImageFormats } from './probe-formats';
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

/** Addresses to try, in order: the small form, then the picture as the content host names it. */
const waysTo = (
  src: string | null | undefined,
  formats: readonly ImageFormat[],
): readonly string[] =>
  src === null || src === undefined || src === ''
    ? []
    : [...new Set([pictureAddress(src, formats), src])];

/** Props of {@link ContentPicture}. */
export interface ContentPictureProps extends PictureProps {
  /** What the part is called by the look around it. */
  readonly className?: string;
}

/**
 * A picture with a fixed ratio. Until it is known what the browser draws its place is kept and
 * nothing is loaded, so that no picture is loaded twice.
 */
export function ContentPicture({
  src,
  alt,
  ratio,
  eager = false,
  fallback,
  className,
}: ContentPictureProps) {
  const formats = useImageFormats();
  const { ref, near } = useNear<HTMLSpanElement>(eager);
  const isWaiting = formats === null || !near;
  const [failed, setFailed] = useState<readonly string[]>([]);
  const way = waysTo(src, formats ?? []).find((each) => !failed.includes(each));
  const shown = isWaiting ? undefined : way;
  return (
    <StyledFrame ref={ref} className={className} style={{ aspectRatio: ratio }}>
      {shown === undefined ? (
        <span role={alt === '' ? undefined : 'img'} aria-label={alt === '' ? undefined : alt}>
          {isWaiting ? null : fallback}
        </span>
      ) : (
        <img
          src={shown}
          alt={alt}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setFailed([...failed, shown])}
        />
      )}
    </StyledFrame>
  );
}
