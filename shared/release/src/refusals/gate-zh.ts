/** What a gate found, in Chinese: its lines name places in code, which the trail keeps in English. */
import type { BudgetLine } from '../gate/budgets';

const CHECKS: Readonly<Record<string, string>> = {
  files: '文件与清单不符',
  reading: '代码未通过静态检查',
  budgets: '体积超出预算',
  names: '名称或共享模块与线上冲突',
  place: '地址或依赖与线上不符',
  contract: '契约有未批准的破坏性变化',
  payloads: '数据格式与线上不兼容',
};

/**
 * A line for each check that found something; sizes in exact bytes.
 *
 * @param checks name of a check to what it found.
 */
export const gateFaultsZh = (
  checks: Readonly<Record<string, readonly string[]>>,
  budgets: readonly BudgetLine[],
): string =>
  [
    ...Object.entries(checks).flatMap(([check, { length }]) =>
      length === 0 ? [] : [`${CHECKS[check] ?? '检查未通过'}（${length} 处）`],
    ),
    ...budgets.map(
      ({ what, bytes, limit }) =>
        `${what}：${bytes} 字节，预算 ${limit} 字节，超出 ${bytes - limit} 字节`,
    ),
    '详情见操作记录',
  ].join('；');
