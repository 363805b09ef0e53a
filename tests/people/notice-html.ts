// HTML of notices: with everything a notice may contain, and with what it must not.
export const everythingAllowed = [
  '<h3>一</h3><h4>二</h4><h5 title="三">三</h5>',
  "<p>甲<br>乙<b>丙</b><strong>丁</strong><em>戊</em><i>己</i><u>庚</u><s>辛</s><span>壬</span></p>",
  "<hr><ul><li>子</li></ul><ol><li>丑</li></ol><blockquote>寅</blockquote><div>卯</div>",
  "<table><caption>表</caption><thead><tr><th>项</th><th>数</th></tr></thead>",
  '<tbody><tr><td colspan="2">辰</td></tr><tr><td rowspan="1">巳</td><td>午</td></tr></tbody></table>',
  '<p><a href="https://example.cn/a?b=1">站外</a><a href="/guide" title="指南">站内</a>',
  '<a href="tel:12345">电话</a><a href="mailto:a@example.cn">信箱</a></p>',
].join("");

/** HTML, and the part of it that is rejected and not shown. */
export const notAllowed: readonly [html: string, what: string][] = [
  ["<p>甲</p><script>1</script>", "script"],
  ['<p><img src="/a.png" alt="图">甲</p>', "img"],
  ['<p onclick="a()">甲</p>', "onclick"],
  ['<p style="color:red">甲</p>', "style"],
  ["<p class=x>甲</p>", "class"],
  ['<p data-a="1">甲</p>', "data-a"],
  ['<p aria-label="乙">甲</p>', "aria-label"],
  ['<p title="a>b" id="c">甲</p>', "id"],
  ['<a href="http://example.cn">甲</a>', "http://example.cn"],
  ['<a href="//example.cn">甲</a>', "//example.cn"],
  ['<a href="javascript:a()">甲</a>', "javascript:a()"],
  ['<a href="&#106;avascript:a()">甲</a>', "&#106;avascript:a()"],
  ['<a href="data:text/html,a">甲</a>', "data:text/html,a"],
  ['<a href="#there">甲</a>', "#there"],
  ["<a href=there.html>甲</a>", "there.html"],
  ["<svg><p>甲</p></svg>", "svg"],
];
