/** What is looked at: pictures, codes, long lists, texts of the content system. */
import { Card, RichText, TextSkeleton, Tag, Ticket } from '@site/ui';
import { QrCode } from '@site/ui/qr-code';
import { QrSvg } from '@site/ui/qr-svg';
import { Picture } from '@site/ui/picture';
import { Carousel } from '@site/ui/carousel';
import { ContentPicture } from '@site/ui/content-picture';
import { VirtualGrid } from '@site/ui/virtual-grid';
import { VirtualList } from '@site/ui/virtual-list';
import { BROKEN, ignore, LONG, PICTURES, UNBROKEN } from '../samples';
import type { Sheet } from '../sheet';

export const picture: Sheet = {
  name: 'Picture',
  about: '图片',
  of: [Picture],
  states: {
    default: () => <Picture src={PICTURES[0]} alt="欧洲杯海报" ratio="16 / 7" eager />,
    empty: () => <Picture src={null} alt="" ratio="16 / 5" fallback={<Ticket />} />,
    error: () => <Picture src={BROKEN} alt="海报" ratio="16 / 5" fallback="图片暂缺" />,
  },
};

export const contentPicture: Sheet = {
  name: 'ContentPicture',
  about: '内容图片',
  of: [ContentPicture],
  states: {
    default: () => <ContentPicture src={PICTURES[1]} alt="老虎机" ratio="4 / 3" eager />,
    error: () => <ContentPicture src={BROKEN} alt="海报" ratio="16 / 5" fallback="图片暂缺" />,
  },
};

export const carousel: Sheet = {
  name: 'Carousel',
  about: '轮播',
  of: [Carousel],
  states: {
    default: () => (
      <Carousel label="活动">
        {PICTURES.map((src) => (
          <Picture key={src} src={src} alt="活动海报" ratio="16 / 7" eager />
        ))}
      </Carousel>
    ),
    one: () => (
      <Carousel label="单张活动">
        {[<Picture key="only" src={PICTURES[1]} alt="活动海报" ratio="16 / 7" eager />]}
      </Carousel>
    ),
  },
};

export const qrCode: Sheet = {
  name: 'QrCode',
  about: '二维码',
  of: [QrCode, QrSvg],
  states: {
    default: () => <QrCode text="https://example.com/pay/1" label="支付二维码" />,
    small: () => <QrCode text="https://example.com/app" label="下载应用" size={96} />,
  },
};

export const virtualList: Sheet = {
  name: 'VirtualList',
  about: '长列表',
  of: [VirtualList],
  states: {
    default: () => (
      <VirtualList
        count={6}
        heightOf={() => 64}
        keyOf={String}
        label="赛事"
        row={(index) => <Card>第 {index + 1} 场 · 曼城 对 利物浦</Card>}
      />
    ),
    empty: () => (
      <VirtualList count={0} heightOf={() => 64} keyOf={String} label="赛事" row={() => null} />
    ),
  },
};

const gridCell = (index: number) => <Card>游戏 {index + 1}</Card>;

export const virtualGrid: Sheet = {
  name: 'VirtualGrid',
  about: '长网格',
  of: [VirtualGrid],
  states: {
    default: () => (
      <VirtualGrid count={8} cardHeight={64} keyOf={String} label="游戏" cell={gridCell} />
    ),
    two: () => (
      <VirtualGrid
        count={3}
        columns={2}
        cardHeight={64}
        keyOf={String}
        label="游戏"
        cell={gridCell}
      />
    ),
  },
};

const ARTICLE = `<h2>活动规则</h2><p>${LONG}</p><ul><li>首存满 <strong>¥500.00</strong></li><li>流水 12 倍</li></ul>
<table><tr><th>等级</th><th>比例</th></tr><tr><td>VIP 1</td><td>0.5%</td></tr><tr><td>VIP 10</td><td>1.2%</td></tr></table>
<p>详见<a href="/promotions">优惠页面</a>。${UNBROKEN}</p>`;

export const richText: Sheet = {
  name: 'RichText',
  about: '内容文章',
  of: [RichText, TextSkeleton],
  states: {
    default: () => <RichText html={ARTICLE} onNavigate={ignore} />,
    hostile: () => (
      <RichText
        html="<p onclick='alert(1)'>只留下文字<script>alert(1)</script></p>"
        onNavigate={ignore}
      />
    ),
    busy: () => <TextSkeleton />,
    inside: () => (
      <Card>
        <Tag>公告</Tag>
        <RichText html="<p>今晚 02:00 例行维护。</p>" onNavigate={ignore} />
      </Card>
    ),
  },
};
