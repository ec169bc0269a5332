/** zh-CN copy of the VIP callback form (§4.3, §5). */
import { Feedback } from '@site/domain/constants';
import type { FeedbackProblem } from '@site/domain/feedback/feedback-form';

export const VIP_FEEDBACK = {
  title: 'VIP专属客服',
  intro: '请留下您的需求，专属客服经理将致电与您联系。',
  label: '反馈内容',
  placeholder: '例如：请协助确认我的提款进度',
  hint: (count: number) => `${count}/${Feedback.max}`,
  problem: {
    empty: '反馈内容不能为空',
    tooLong: `反馈内容限制在${Feedback.max}个字符以内`,
  } satisfies Record<FeedbackProblem, string>,
  submit: '提交回电申请',
  doneTitle: '提交成功',
  doneText: `您的专属客服经理将在${Feedback.callbackMinutes}分钟内与您联系，请保持电话畅通。`,
  close: '完成',
} as const;
