/** Words for a tab that shows what is not live. */
export const PREVIEW = { refusedMoney: '预览中不能进行此操作，请退出预览后再试' } as const;
