/** zh-CN copy of what only VIP members see in the header. */
export const VIP = { sign: 'VIP专属客服' } as const;
