/** All promotions of the CMS: the written ones, and as many hostile ones as a test asks for. */
import type { Context } from '../core/context';
import { hostileBody } from './hostile';
import { promo, type PromotionSeed } from './promotion-seed';
import { promotionOf } from './promotions';
import { PROMOTIONS } from './promotions-data';

const FIRST = 90_000;
const MOST = 500;

const hostileSeed = (at: number): PromotionSeed =>
  promo(
    String(FIRST + at),
    'event',
    -1,
    `不可信的正文 ${at + 1}<b onclick="window.__pwned=1">`,
    '编辑后台被人动过手脚，正文不可信。',
    {
      labels: ['演示'],
      steps: ['打开详情', '正文只显示文字'],
      t: ['无', '无', '长期', '无', '无'],
      rawBody: hostileBody(at),
    },
  );

/** How many hostile ones stand. */
export const hostileCount = (context: Context): number =>
  Number(
    context.db.one<{ value: string }>(
      "SELECT value FROM settings WHERE member_code = '' AND name = 'hostilePromotions'",
    )?.value ?? 0,
  );

/** Sets how many; 500 at most. */
export function setHostileCount(context: Context, count: number): void {
  context.db.run(
    "INSERT INTO settings (member_code, name, value) VALUES ('', 'hostilePromotions', ?) ON CONFLICT (member_code, name) DO UPDATE SET value = excluded.value",
    String(Math.min(MOST, Math.max(0, count))),
  );
}

export const allPromotions = (context: Context): readonly PromotionSeed[] => [
  ...PROMOTIONS,
  ...Array.from({ length: hostileCount(context) }, (_, at) => hostileSeed(at)),
];

/** One by id, or null. */
export function anyPromotionOf(context: Context, id: string): PromotionSeed | null {
  const at = Number(id) - FIRST;
  return (
    promotionOf(id) ??
    (Number.isInteger(at) && at >= 0 && at < hostileCount(context) ? hostileSeed(at) : null)
  );
}
