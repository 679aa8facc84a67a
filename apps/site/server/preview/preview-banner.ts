/**
 * What a preview has that no public page has: a banner that says so, and a script that shows what
 * is typed in the admin.
 */
import { readFileSync } from "node:fs";
import { escapeHtml } from "@meridian/contract/escape";
import { inScript } from "#app/islands/in-script.ts";

export interface Preview {
  /** The public page. */
  path: string;
  /** Origin of the admin, whose messages are listened to. */
  admin: string;
  /** See `PreviewContent`. */
  version: string;
}

/** Header by which the script learns whether there is something new. */
export const VERSION_HEADER = "x-preview-version";

// One line above the page, which begins below it; the site's header, which follows the reader,
// stops there.
const STYLES = readFileSync(new URL("./preview-banner.css", import.meta.url), "utf8");

/**
 * Listens to the admin around it. Whatever is typed there is a draft within a second; then this
 * looks whether the page has become another, and only then loads it anew, where the reader was.
 * Links open outside: a public page is framed by nobody. It says that it listens until it is heard:
 * a frame may be there before the admin's own scripts are. In a window of its own, which the admin
 * cannot reach, it looks by itself while somebody can see it.
 */
const SCRIPT = `(({admin,version,header})=>{
let w=window,timers={},framed=w.parent!==w,heard,busy,
poll=async()=>{if(busy)return void(busy=2);busy=1;try{let r=await fetch(location.href,{cache:"no-store"}),v=r.headers.get(header);if(r.status==403||v&&v!==version){w.name="preview "+w.scrollY;location.reload()}}catch{}let again=busy>1;busy=0;again&&poll()},
watch=()=>{document.hidden||poll();setTimeout(watch,1500)},
hello=()=>{if(heard)return;w.parent.postMessage({type:"payload-live-preview",ready:true},admin);setTimeout(hello,500)},
plan=ms=>{clearTimeout(timers[ms]);timers[ms]=setTimeout(poll,ms)},
back=()=>{let y=/^preview (\\d+)/.exec(w.name);if(y){w.name="";w.scrollTo({top:+y[1],behavior:"instant"})}};
w.addEventListener("message",e=>{if(e.origin!==admin||!e.data)return;heard=1;if(e.data.type=="payload-document-event")plan(0);if(e.data.type=="payload-live-preview")plan(1100)});
document.readyState=="complete"?back():w.addEventListener("load",back);
if(!framed)return setTimeout(watch,1500);
hello();
plan(1500);
document.addEventListener("click",e=>{let a=e.target.closest?.("a[href]");if(!a)return;let u=new URL(a.href,location.href);if(u.pathname==location.pathname&&u.hash&&u.origin==location.origin)return;e.preventDefault();e.stopImmediatePropagation();w.open(u.href,"_blank","noopener")},true)
})`;

/**
 * In a frame of another site, as where the admin is at 127.0.0.1 and the site at localhost, a
 * browser may refuse storage: the page's own scripts, written for a window of their own, would stop
 * at that. They get one that forgets.
 */
const STORAGE = `for(let n of["sessionStorage","localStorage"])try{window[n]}catch{let m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k),clear:()=>m.clear(),key:()=>null,length:0}})}`;

/**
 * The page with its banner and script, at the end of `body`: React lets what follows its own elements there be.
 */
export function withBanner(html: string, { path, admin, version }: Preview): string {
  const end = html.lastIndexOf("</body>");
  if (end < 0) return html;
  const banner = `<style>${STYLES}</style><aside class="preview-banner" aria-label="Preview"><span><b>Preview:</b> a draft, not public</span><a href="${escapeHtml(path)}">Leave</a></aside>`;
  const script = `<script>${SCRIPT.replaceAll("\n", "")}(${inScript({ admin, version, header: VERSION_HEADER })})</script>`;
  return (html.slice(0, end) + banner + script + html.slice(end)).replace(
    /<head[^>]*>/,
    (head) => `${head}<script>${STORAGE}</script>`,
  );
}
