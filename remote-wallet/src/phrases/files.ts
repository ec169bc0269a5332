/** zh-CN copy of choosing a file. */
export const FILES = {
  choose: '选择或拍摄图片',
  replace: '更换文件',
  remove: '移除',
  rule: (mb: number) => `支持 JPG、PNG、PDF，不超过 ${mb} MB`,
  preview: (name: string) => `预览 ${name}`,
  empty: '文件是空的，请重新选择',
  kind: '只支持 JPG、PNG 或 PDF 文件，请重新选择',
  tooLarge: (mb: number) => `文件超过 ${mb} MB，请压缩后重新选择`,
  unreadable: '文件无法读取，请重新选择',
} as const;
