/**
 * CMS text in the page: cleaned, in the site's own type, its links handed to the caller instead of
 * the browser. Only the entry is here; the code comes with first use.
 */
import { later } from '../late/later';
import { copy } from '../phrases';

/** Props of {@link RichText}. */
export interface RichTextProps {
  readonly html: string;
  /** Gets every link that was tapped; the caller decides where it may lead. */
  readonly onNavigate: (href: string) => void;
  readonly testId?: string;
}

/** Lines in place of a text that is on its way. */
export function TextSkeleton() {
  return (
    <div className="sk-page" role="status">
      <span className="vh">{copy.loading}</span>
      <div className="sk sk-line" />
      <div className="sk sk-line" />
      <div className="sk sk-line" />
    </div>
  );
}

const LazyText = later(() => import('./RichTextBody').then((module) => module.RichTextBody));

/** Cleaned CMS HTML. The cleaner is fetched when the first text is shown. */
export function RichText(props: RichTextProps) {
  return <LazyText meanwhile={<TextSkeleton />} {...props} />;
}
