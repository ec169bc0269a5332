/**
 * Whose a name in the browser's storage is (safety B7, rulings 5). A remote's own names begin with
 * its name and a slash, `keno/recent`. Names from before that rule are written down here, so that
 * what devices keep stays readable.
 */

const BEFORE: ReadonlyMap<string, RegExp> = new Map([
  [
    'sports',
    /^(deeplink|sportRoute|oddsType|acceptBetterOdds|acceptAnyOdds|sportSearches|persist:(boardSort|(openWagers|openList|cart)\..+))$/,
  ],
  ['casino', /^(gameSearches|openGame)$/],
  ['wallet', /^(theme|playSession|unfinishedUploads|draft:(deposit|withdrawal|transfer))$/],
  ['promotions', /^(seenUrgent|seenUrgentMember|draft:(campaign|bonusForm))$/],
]);

/**
 * May the remote read and write the name?
 *
 * @param remote the part's name, e.g. `sports` or `season_cny2027`.
 */
export const mayKeep = (remote: string, name: string): boolean =>
  name.startsWith(`${remote}/`) || (BEFORE.get(remote)?.test(name) ?? false);
