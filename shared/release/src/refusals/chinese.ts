/** Refusals in Chinese, for the console; the commands, the guides and the trail speak English. */
import {
  english,
  translated,
  type Both,
  type Sentence,
  type SentenceValue,
} from '@site/domain/releases/sentence';
import { HOUSE_ZH } from './zh-house';
import { ORDERS_ZH } from './zh-orders';
import { SEASONS_ZH } from './zh-seasons';

/** By the pattern of the English sentence; a test asks one for each that the console can meet. */
export const CHINESE: Readonly<Record<string, string>> = {
  ...HOUSE_ZH,
  ...ORDERS_ZH,
  ...SEASONS_ZH,
};

const OTHERWISE = '不符合要求，没有完成；详情见操作记录';

/** A sentence in Chinese. */
export const chinese = (said: SentenceValue): string =>
  typeof said === 'object' && !('zh' in said) && /^(?:\{\}\n?)+$/.test(said.pattern)
    ? said.values.map(chinese).join('\n')
    : translated(said, CHINESE, OTHERWISE);

/** A sentence for a page that shows its reader's language. */
export const inBoth = (said: Sentence): Both => ({ en: english(said), zh: chinese(said) });
