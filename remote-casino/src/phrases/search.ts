export const SEARCH = {
  title: '搜索游戏', placeholder: '游戏、平台、拼音或首字母', tooShort: '请输入不少于3个字符', tooShortHint: '名字较短时，可直接点选下方的游戏。',
  recent: '最近搜索', clear: '清除', hot: '大家在搜', providers: '游戏平台', suggestions: '猜你想找', failed: '游戏列表未能载入', loading: '正在准备游戏列表',
  found: (count: number) => `找到 ${count} 款游戏`, results: '搜索结果', near: '相近的游戏', nearOnly: '您要找的是不是', filter: '按分类筛选', all: '全部', inCategory: (name: string, count: number) => `${name} ${count}`,
  nothing: (text: string) => `没有找到“${text}”`, nothingHint: '试试拼音首字母，例如 zcjs 可以找到“招财金狮”。', showAll: '查看全部游戏', maintenance: '维护中',
} as const;
