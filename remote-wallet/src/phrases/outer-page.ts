/** zh-CN copy of pages that are windows to another origin. */
import type { OuterPageTexts } from '../outer-page/OuterPage';

export const IDENTITY_CHECK: OuterPageTexts = {
  title: '身份核验页面',
  intro: '身份核验在核验机构的安全页面中进行，本站只会得知结果。',
  none: '您的身份已经核验',
  noneHint: '无需再次核验，存款与提款不受影响。',
  back: '返回账户信息',
  loading: '身份核验页面载入中',
  failedTitle: '身份核验页面未能打开',
  failedHint: '请重试，或在新窗口中打开；也可以改为上传身份文件。',
  popup: '在新窗口打开',
  blocked: '浏览器拦截了新窗口，请允许后重试',
};

export const OLD_RECORDS: OuterPageTexts = {
  title: '旧版网站记录',
  intro: '以下为旧版网站保留的记录，仅供查看。',
  none: '您在旧版网站没有记录',
  noneHint: '您的全部记录都在本站的交易记录中。',
  back: '返回交易记录',
  loading: '旧版网站记录载入中',
  failedTitle: '旧版网站记录未能打开',
  failedHint: '请重试，或在新窗口中打开。',
  popup: '在新窗口打开',
  blocked: '浏览器拦截了新窗口，请允许后重试',
};
