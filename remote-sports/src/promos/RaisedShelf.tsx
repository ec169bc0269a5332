/** The raised prices of one match; nothing where it has none. */
import { Section } from '@site/ui';
import { PROMOS } from '../phrases/promos';
import { BoostCard, StyledShelf } from './BoostCard';
import { usePromos } from './use-promos';

/**
 * The shelf of a match.
 *
 * @param eventId null asks ahead of a match that is not there yet.
 */
export function RaisedShelf({ eventId }: { readonly eventId: string | null }) {
  const { boosts } = usePromos();
  const here = boosts.filter(({ pick }) => pick.event.id === eventId);
  if (here.length === 0) return null;
  return (
    <Section title={PROMOS.here}>
      <StyledShelf data-testid="raised-here" aria-label={PROMOS.here}>
        {here.map((boost) => (
          <li key={boost.pick.selection.id}>
            <BoostCard boost={boost} />
          </li>
        ))}
      </StyledShelf>
    </Section>
  );
}
