// Nothing goes in; what a page says when another tab has changed who is logged in. They come with what notices it.

export const attendWords = {
  replaced: (name: string) =>
    `本浏览器已改由${name}登录，本页的登录已失效。您填写的内容已保留，用原来的账户重新登录后可继续办理。`,
} as const;
