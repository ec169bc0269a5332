/** zh-CN copy of money that is under way, for every kind. */
export const MONEY = {
  unknown: '结果确认中，请勿重复提交',
  unknownHint: {
    deposit: '我们正在向服务器核对这笔存款，结果会自动显示在这里和交易记录中。',
    withdrawal: '我们正在向服务器核对这笔提款，结果会自动显示在这里和交易记录中。',
    transfer: '我们正在向服务器核对这笔转账，结果会自动显示在这里和转账记录中。',
  },
  notPlaced: {
    deposit: '这笔存款没有提交成功，也没有扣款，您可以重新提交。',
    withdrawal: '这笔提款没有提交成功，资金没有变动，您可以重新提交。',
    transfer: '这笔转账没有提交成功，资金没有变动，您可以重新提交。',
  },
  offline: '网络已断开，尚未提交。已填写的内容会保留，请联网后再试。',
  checkNow: '立即查询',
  late: '仍未确认，我们会继续核对。如需帮助请联系客服。',
  service: '联系客服',
  records: '查看交易记录',
  previous: {
    done: '您上次提交的操作已成功',
    refused: '您上次提交的操作未通过，资金没有变动',
    notPlaced: '您上次提交的操作没有完成，资金没有变动',
  },
} as const;
