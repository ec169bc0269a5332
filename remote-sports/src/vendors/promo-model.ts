/** What a vendor promotes, in the site's words. */
import type { Fen } from '@site/domain/money';
import type { DecimalOdds } from '@site/domain/odds/decimal-odds';
import type { Market, Selection, SportEvent } from './port';

/** A selection as it is promoted. */
export interface PromoPick {
  readonly event: SportEvent;
  readonly market: Market;
  readonly selection: Selection;
  readonly price: DecimalOdds;
}

/** A raised price: a selection of its own. `until` epoch ms. */
export interface PriceBoost {
  readonly pick: PromoPick;
  readonly plain: DecimalOdds;
  readonly boosted: DecimalOdds;
  readonly maxStake: Fen;
  readonly until: number;
}

/** Selections that many members bet together. */
export interface PopularParlay {
  readonly id: string;
  readonly picks: readonly PromoPick[];
  readonly members: number;
}

/** What a vendor promotes now. */
export interface Promos {
  readonly boosts: readonly PriceBoost[];
  readonly parlays: readonly PopularParlay[];
}
