/** What comes over a page; each covers the screen, so its states are shown one by one. */
import { Button, Dialog, Sheet as BottomSheet, Tag, TextSkeleton, ToastView } from '@site/ui';
import { fenOf } from '@site/domain/money';
import { PrizeResult } from '@site/ui/prize-result';
import { ignore, LONG } from '../samples';
import type { Sheet } from '../sheet';

export const dialog: Sheet = {
  name: 'Dialog',
  about: '对话框',
  of: [Dialog],
  covers: true,
  states: {
    default: () => (
      <Dialog
        open
        onClose={ignore}
        title="确认清空投注单？"
        actions={
          <>
            <Button kind="danger">清空</Button>
            <Button kind="ghost">取消</Button>
          </>
        }
      >
        清空后需要重新选择赔率。
      </Dialog>
    ),
    busy: () => (
      <Dialog
        open
        lasting
        onClose={ignore}
        title="正在提交"
        actions={
          <Button block loading>
            提交中
          </Button>
        }
      >
        请不要关闭页面。
      </Dialog>
    ),
    long: () => (
      <Dialog open onClose={ignore} title={LONG} actions={<Button block>我知道了</Button>}>
        {Array.from({ length: 12 }, (_, at) => (
          <p key={at}>{LONG}</p>
        ))}
      </Dialog>
    ),
  },
};

export const bottomSheet: Sheet = {
  name: 'Sheet',
  about: '底部面板',
  of: [BottomSheet],
  covers: true,
  states: {
    default: () => (
      <BottomSheet open onClose={ignore} title="筛选联赛" head={<Tag tone="brand">3</Tag>}>
        选择要显示的联赛。
      </BottomSheet>
    ),
    footer: () => (
      <BottomSheet
        open
        onClose={ignore}
        title="投注单"
        footer={<Button block>投注 ¥100.00</Button>}
      >
        {Array.from({ length: 30 }, (_, at) => (
          <p key={at}>{LONG}</p>
        ))}
      </BottomSheet>
    ),
    full: () => (
      <BottomSheet open full onClose={ignore} title="全部玩法">
        <TextSkeleton />
      </BottomSheet>
    ),
  },
};

const toast = (kind: 'info' | 'success' | 'error' | 'loading', text: string, label?: string) => (
  <ToastView
    toast={{
      id: 1,
      kind,
      text,
      action: label === undefined ? null : { label, run: ignore },
    }}
  />
);

export const toasts: Sheet = {
  name: 'ToastView',
  about: '轻提示',
  of: [ToastView],
  covers: true,
  states: {
    info: () => toast('info', '盘口类型已更改'),
    success: () => toast('success', '已从收藏中移除', '撤销'),
    error: () => toast('error', '网络不稳定，请稍后再试'),
    busy: () => toast('loading', '正在进入游戏'),
    long: () => toast('error', LONG, '重试'),
    none: () => <ToastView toast={null} />,
  },
};

const WORDS = { won: '恭喜中奖', lost: '差一点点', again: '再抽一次' } as const;

export const prizeResult: Sheet = {
  name: 'PrizeResult',
  about: '抽奖结果',
  of: [PrizeResult],
  covers: true,
  states: {
    won: () => (
      <PrizeResult
        name="头奖"
        amount={fenOf(888_800n)}
        isWin
        triesLeft={2}
        words={WORDS}
        onAgain={ignore}
        onClose={ignore}
        testId="prize"
      />
    ),
    lost: () => (
      <PrizeResult
        name="再接再厉"
        amount={fenOf(0n)}
        isWin={false}
        triesLeft={0}
        words={WORDS}
        onAgain={null}
        onClose={ignore}
        testId="prize"
      />
    ),
  },
};
