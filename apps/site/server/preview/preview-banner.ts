/** Additions to the public page: a banner, and a script that shows edits of the admin. */
import { readFileSync } from "node:fs";
import { escapeHtml } from "@meridian/contract/escape";
import { inScript } from "#app/islands/in-script.ts";

export interface Preview {
  /** The public page. */
  path: string;
  /** Origin of the admin; only its messages are accepted. */
  admin: string;
  /** See `PreviewContent`. */
  version: string;
}

/** Header in which the script reads the current version. */
export const VERSION_HEADER = "x-preview-version";

// One line above the page; the site's sticky header stops below it.
const STYLES = readFileSync(new URL("./preview-banner.css", import.meta.url), "utf8");

/**
 * Listens to the admin around it. An edit is a draft within a second; then the script compares
 * versions and reloads a changed page at the same scroll position. Links open outside: public pages
 * cannot be framed. It announces itself until the admin replies, because the frame may load first.
 * In a separate window it polls while visible.
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
 * In a cross-site frame, as with the admin at 127.0.0.1 and the site at localhost, browsers may
 * refuse storage, and the page's own scripts would fail. They get storage in memory.
 */
const STORAGE = `for(let n of["sessionStorage","localStorage"])try{window[n]}catch{let m=new Map;Object.defineProperty(window,n,{value:{getItem:k=>m.get(k)??null,setItem:(k,v)=>void m.set(k,String(v)),removeItem:k=>void m.delete(k),clear:()=>m.clear(),key:()=>null,length:0}})}`;

/** The page with banner and script at the end of `body`, where React ignores foreign elements. */
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
