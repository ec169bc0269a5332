/**
 * What stands in a page before its code or data: the same classes as the document's static
 * skeleton, so nothing moves.
 */
import type { ReactNode } from 'react';
import { copy } from '../phrases';

/** Kinds a remote may name in `remote.json`, and `home`, the host's own first page. */
export type SkeletonKind =
  | 'home'
  | 'board'
  | 'list'
  | 'form'
  | 'grid'
  | 'article'
  | 'poster'
  | 'plain'
  | 'lobby';

const rows = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => <div key={at} className={`sk ${name}`} />);

const BODIES: Readonly<Record<SkeletonKind, () => ReactNode>> = {
  board: () => (
    <>
      <div className="sk-chips">{rows(6, 'sk-chip')}</div>
      {rows(7, 'sk-row')}
    </>
  ),
  list: () => rows(8, 'sk-row'),
  form: () => (
    <>
      <div className="sk-chips">{rows(4, 'sk-chip')}</div>
      {rows(3, 'sk-field')}
      <div className="sk sk-row" />
    </>
  ),
  grid: () => (
    <>
      <div className="sk-chips">{rows(5, 'sk-chip')}</div>
      <div className="sk-grid">{rows(9, 'sk-tile')}</div>
    </>
  ),
  article: () => (
    <>
      <div className="sk sk-hero" />
      {rows(8, 'sk-line')}
    </>
  ),
  home: () => (
    <>
      <div className="sk sk-banner sk-entry" />
      <div className="sk sk-field" />
      <div className="sk sk-entry" />
      <div className="sk-signs">{rows(6, 'sk-sign')}</div>
      <div className="sk sk-entry" />
      {rows(3, 'sk-row')}
    </>
  ),
  lobby: () => (
    <>
      <div className="sk sk-search" />
      <div className="sk-signs">{rows(6, 'sk-sign')}</div>
      <div className="sk sk-banner" />
      {rows(2, 'sk-row')}
    </>
  ),
  plain: () => rows(5, 'sk-line'),
  poster: () => (
    <>
      <div className="sk sk-poster" />
      {rows(3, 'sk-row')}
    </>
  ),
};

/** A page's skeleton; screen readers hear that it loads. */
export function Skeleton({ kind }: { readonly kind: SkeletonKind }) {
  return (
    <div className="sk-page" role="status" aria-busy="true" data-testid="skeleton" data-kind={kind}>
      <span className="vh">{copy.loading}</span>
      {BODIES[kind]()}
    </div>
  );
}

/** One bar of a skeleton inside other content. `width` and `height` are CSS lengths. */
export function SkeletonBar({
  width = '100%',
  height = '1em',
}: {
  readonly width?: string;
  readonly height?: string;
}) {
  return (
    <span
      className="sk"
      aria-hidden="true"
      style={{ display: 'inline-block', width, height, verticalAlign: 'middle' }}
    />
  );
}
