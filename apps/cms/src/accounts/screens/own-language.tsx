"use client";
import { useAuth, useConfig, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useEffect, type ReactNode } from "react";
import type { User } from "#payload-types.ts";

/**
 * The language that the user chose, in each browser and after each kind of login: Payload reads it
 * from a cookie. Without a choice, and without a login, there is no cookie, and the browser's
 * language counts.
 */
export function OwnLanguage({ children }: { children: ReactNode }) {
  const { user } = useAuth<User>();
  const { i18n } = useTranslation();
  const { cookiePrefix = "payload" } = useConfig().config;
  const router = useRouter();
  const chosen = user?.language;
  const wanted = chosen === "en" || chosen === "de" ? chosen : null;
  useEffect(() => {
    const name = `${cookiePrefix}-lng`;
    const own = document.cookie.split("; ").find((one) => one.startsWith(`${name}=`));
    if (wanted === null ? own === undefined : own === `${name}=${wanted}`) return;
    const age = wanted === null ? 0 : 31_536_000;
    // Browsers reject a cookie without "secure" if its name begins with "__Host-".
    const secure = cookiePrefix.startsWith("__Host-") ? ";secure" : "";
    document.cookie = `${name}=${wanted ?? ""};path=/;max-age=${age};samesite=lax${secure}`;
    if (wanted !== i18n.language) router.refresh();
  }, [cookiePrefix, i18n.language, router, wanted]);
  return children;
}
