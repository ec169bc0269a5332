/** A refusal: HTTP status, a code of §8 and the words the member may see. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly description: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`${code} ${description}`);
  }

  /** The envelope of domain.md. */
  body(): { isSuccess: false; errors: { errorCode: string; description: string }[] } {
    return { isSuccess: false, errors: [{ errorCode: this.code, description: this.description }] };
  }
}

/** Refusals that many calls share. */
export const refusals = {
  blocked: () => new ApiError(401, 'GEN0002', '您所在的地区暂不支持访问'),
  loginNeeded: () => new ApiError(401, 'GEN0006', '请重新登录,访问过期'),
  duplicateLogin: () => new ApiError(401, 'GEN0005', '重复登录,系统检测到您重复登录'),
  keyMissing: () => new ApiError(400, 'VAL00400', '请求缺少幂等键'),
  keySealed: () => new ApiError(409, 'VAL00409', '该请求已失效，未被执行'),
  keyReused: () => new ApiError(422, 'VAL00422', '幂等键已用于其他请求'),
  inProgress: () => new ApiError(409, '13051', '请求正在处理中'),
  invalid: (where: string) => new ApiError(422, 'VAL00001', `请求内容有误：${where}`),
  notFound: (what: string) => new ApiError(404, 'GEN0404', `${what}不存在`),
} as const;
