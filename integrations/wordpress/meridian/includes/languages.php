<?php
/**
 * The languages of Polylang or WPML. Without either there are none, and everything stays as it is.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

function has_polylang(): bool {
	return function_exists( 'pll_languages_list' ) && function_exists( 'pll_get_post' );
}

add_filter( 'pll_context', __NAMESPACE__ . '\polylang_context' );

/**
 * The site's calls are REST requests, though not under WordPress's own prefix: for a page of a theme
 * Polylang limits every query to the first language.
 */
function polylang_context( $context ) {
	return 'PLL_Frontend' === $context && '' !== requested_route() ? 'PLL_REST_Request' : $context;
}

add_filter( 'pll_copy_post_metas', __NAMESPACE__ . '\with_own_fields', 20, 3 );

/** A new version begins with the original's values in the boxes, as Polylang does it for other custom fields; later changes stay apart. */
function with_own_fields( $keys, $is_sync, $from ) {
	$post = $is_sync ? null : get_post( (int) $from );
	$own  = array_diff( array_keys( $post ? fields_of( kind_of( $post ) ) : array() ), array( SEO_FIELD ) );
	return array_merge( (array) $keys, array_map( static fn( string $name ): string => META_PREFIX . $name, $own ) );
}

function has_wpml(): bool {
	return ! has_polylang() && has_filter( 'wpml_active_languages' ) && has_filter( 'wpml_object_id' );
}

/** The plugin's codes, the default language first; empty with fewer than two. */
function languages(): array {
	if ( has_polylang() ) {
		$codes = (array) pll_languages_list( array( 'fields' => 'slug' ) );
		$first = (string) pll_default_language( 'slug' );
	} elseif ( has_wpml() ) {
		$active = apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		$codes  = array_keys( is_array( $active ) ? $active : array() );
		$first  = (string) apply_filters( 'wpml_default_language', null ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	} else {
		return array();
	}
	return count( $codes ) > 1 && in_array( $first, $codes, true ) ? array_values( array_unique( array_merge( array( $first ), $codes ) ) ) : array();
}

function first_language(): string {
	return languages()[0] ?? '';
}

/** The codes of ISO 639-1, and former ones. */
const LANGUAGE_CODES = 'aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';

/** Polylang's language of this code. */
function polylang_language( string $code ): ?object {
	return array_column( (array) pll_languages_list( array( 'fields' => '' ) ), null, 'slug' )[ $code ] ?? null;
}

/** Whether visitors may have it: Polylang Pro can deactivate a language. WPML omits hidden ones itself. */
function is_shown( string $code ): bool {
	return ! has_polylang() || false !== ( polylang_language( $code )->active ?? true );
}

/** The plugin's locale of its code (`uk` for `ua`, `cs_CZ` for `cz`); empty without one. */
function locale_of( string $code ): string {
	if ( has_polylang() ) {
		return (string) ( polylang_language( $code )->locale ?? '' );
	}
	$active = has_wpml() ? apply_filters( 'wpml_active_languages', null, array( 'skip_missing' => 0 ) ) : null; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	return (string) ( $active[ $code ]['default_locale'] ?? '' );
}

/** A code that names a language: owners also write countries (`ua`, `cz`, `gr`), then the locale has it. */
function language_code( string $code ): string {
	if ( 2 !== strlen( $code ) || in_array( strtolower( $code ), explode( ' ', LANGUAGE_CODES ), true ) ) {
		return $code;
	}
	$locale   = locale_of( $code );
	$language = strtolower( (string) strtok( str_replace( '-', '_', $locale ), '_' ) );
	// Of two with the same language this one has its region.
	return '' === $language || in_array( $language, languages(), true ) ? ( '' === $locale ? $code : $locale ) : $language;
}

/** The code as the site writes it (BCP 47): `pt-BR` for `pt-br`. */
function public_code( string $code ): string {
	$code  = language_code( $code );
	$parts = explode( '-', str_replace( '_', '-', strtolower( $code ) ) );
	foreach ( array_slice( $parts, 1, null, true ) as $at => $part ) {
		$parts[ $at ] = 4 === strlen( $part ) ? ucfirst( $part ) : ( 2 === strlen( $part ) ? strtoupper( $part ) : $part );
	}
	return implode( '-', $parts );
}

/** The language of this request's `lang`; the first one without it or for an unknown one. */
function requested_language(): string {
	$wanted = isset( $_GET['lang'] ) && is_string( $_GET['lang'] ) ? strtolower( wp_unslash( $_GET['lang'] ) ) : ''; // phpcs:ignore WordPress.Security -- compared with known codes only.
	foreach ( '' === $wanted ? array() : languages() as $code ) {
		if ( strtolower( public_code( $code ) ) === $wanted ) {
			return $code;
		}
	}
	return first_language();
}

function is_further( string $code ): bool {
	return '' !== $code && first_language() !== $code;
}

/** A post's language; empty without one, as for a type that is not translated. */
function post_language( int $id ): string {
	if ( has_polylang() ) {
		$code = (string) pll_get_post_language( $id, 'slug' );
		// A record from before Polylang, until its owner gives all the default language.
		return '' === $code && pll_is_translated_post_type( (string) get_post_type( $id ) ) ? first_language() : $code;
	}
	if ( has_wpml() ) {
		$details = apply_filters( 'wpml_post_language_details', null, $id ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
		return is_array( $details ) ? (string) ( $details['language_code'] ?? '' ) : '';
	}
	return '';
}

/** The number of the post's version in a language; 0 without one. */
function version_of( int $id, string $code ): int {
	if ( has_polylang() ) {
		return (int) pll_get_post( $id, $code );
	}
	return has_wpml() ? (int) apply_filters( 'wpml_object_id', $id, (string) get_post_type( $id ), false, $code ) : 0; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
}

/** The number of the version in the first language; without one the post's own. */
function first_version( int $id ): int {
	$version = $id > 0 && languages() ? version_of( $id, first_language() ) : 0;
	return $version > 0 ? $version : $id;
}

/** The same for a term. */
function term_version( int $id, string $taxonomy, string $code ): int {
	if ( has_polylang() ) {
		return function_exists( 'pll_get_term' ) ? (int) pll_get_term( $id, $code ) : 0;
	}
	return has_wpml() ? (int) apply_filters( 'wpml_object_id', $id, $taxonomy, false, $code ) : 0; // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
}

/** Whether a reply in this language has the post: one without language is in all. */
function is_in_language( WP_Post $post, string $code ): bool {
	$own = languages() ? post_language( $post->ID ) : '';
	return '' === $own || $own === $code;
}

/** A post's public versions: code => post; empty without languages. */
function versions_of( WP_Post $post ): array {
	$versions = array();
	foreach ( '' === post_language( $post->ID ) ? array() : languages() as $code ) {
		$id      = post_language( $post->ID ) === $code ? $post->ID : version_of( $post->ID, $code );
		$version = $id > 0 ? get_post( $id ) : null;
		if ( $version instanceof WP_Post && is_public( $version ) ) {
			$versions[ $code ] = $version;
		}
	}
	return $versions;
}

/** `translations` of a record: code => name in the address. */
function translations_of( WP_Post $post ): array {
	$names = array();
	foreach ( versions_of( $post ) as $code => $version ) {
		$names[ public_code( $code ) ] = name_in_address( $version );
	}
	return $names;
}

function name_in_address( WP_Post $post ): string {
	$kind = kind_of( $post );
	if ( 'career-post' === $kind ) {
		return (string) $post->ID;
	}
	if ( '' === $kind && 'page' === $post->post_type ) {
		return ltrim( landing_path( $post ), '/' );
	}
	return name_of( $post, $kind );
}

/** A landing page's path in its language: its own field, else that of its slug and its parents'. */
function landing_path( WP_Post $post ): string {
	$own = text_of( stored_value( $post->ID, 'path' ) );
	return '/' . trim( '' !== $own ? $own : rawurldecode( get_page_uri( $post ) ), '/' );
}

/** Adds `translations` to a record that has versions. */
function with_translations( array $record, WP_Post $post ): array {
	$names = translations_of( $post );
	return array() === $names ? $record : $record + array( 'translations' => $names );
}

/** `/de` for a post in a further language. */
function language_prefix( WP_Post $post ): string {
	$code = languages() ? post_language( $post->ID ) : '';
	return is_further( $code ) ? '/' . strtolower( public_code( $code ) ) : '';
}

/** The path on the site with the language's prefix; empty without a page. */
function site_path( WP_Post $post ): string {
	$path   = path_of( $post );
	$prefix = '' === $path ? '' : language_prefix( $post );
	return '' !== $prefix && '/' === $path ? $prefix : $prefix . $path;
}

/** Tags of replies in a language: `services@de`. */
function tags_in_language( array $tags, string $code ): array {
	return is_further( $code ) ? array_map( static fn( string $tag ): string => $tag . '@' . public_code( $code ), $tags ) : $tags;
}

/** The post in the requested language: itself, its version, or null. */
function in_requested_language( ?WP_Post $post ): ?WP_Post {
	if ( null === $post || is_in_language( $post, requested_language() ) ) {
		return $post;
	}
	$version = version_of( $post->ID, requested_language() );
	return $version > 0 ? get_post( $version ) : null;
}

/** Arguments of WP_Query and get_terms that turn Polylang's own filter off, as `is_in_language` decides. */
function language_query(): array {
	return has_polylang() ? array( 'lang' => '' ) : array();
}

/** The further languages as Polylang's `lang`. */
function further_languages(): string {
	return implode( ',', array_slice( languages(), 1 ) );
}

/** Arguments of WP_Query for the requested language; what has no language is in the first one. */
function post_query( array $query ): array {
	if ( ! has_polylang() ) {
		return $query;
	}
	if ( is_further( requested_language() ) ) {
		return array( 'lang' => requested_language() ) + $query;
	}
	$not_further = array(
		'taxonomy' => 'language',
		'field'    => 'slug',
		'terms'    => explode( ',', further_languages() ),
		'operator' => 'NOT IN',
	);
	return array( 'tax_query' => array_filter( array( $not_further, $query['tax_query'] ?? array() ) ) ) + language_query() + $query; // phpcs:ignore WordPress.DB.SlowDBQuery.slow_db_query_tax_query -- Polylang's own is the same.
}

/** Arguments of get_terms for the requested language; what has no language is in the first one. */
function term_query( string $taxonomy ): array {
	if ( ! has_polylang() || ! languages() || ! pll_is_translated_taxonomy( $taxonomy ) ) {
		return language_query();
	}
	if ( is_further( requested_language() ) ) {
		return array( 'lang' => requested_language() );
	}
	$further = get_terms(
		array(
			'taxonomy'   => $taxonomy,
			'lang'       => further_languages(),
			'hide_empty' => false,
			'fields'     => 'ids',
		)
	);
	return language_query() + array( 'exclude' => is_array( $further ) ? $further : array() );
}

/** Runs a query while WPML has this language. Polylang's queries name theirs. */
function in_language_of( string $code, callable $query ) {
	if ( ! has_wpml() || array() === languages() ) {
		return $query();
	}
	do_action( 'wpml_switch_language', $code ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	$found = $query();
	// `null`: the language of the request.
	do_action( 'wpml_switch_language', '' === requested_route() ? null : requested_language() ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WPML's.
	return $found;
}

/** Numbers of terms, with those of their versions. */
function term_versions( array $ids, string $taxonomy ): array {
	$all = $ids;
	foreach ( languages() as $code ) {
		foreach ( $ids as $id ) {
			$all[] = term_version( $id, $taxonomy, $code );
		}
	}
	return array_values( array_unique( array_filter( $all ) ) );
}

/** Terms as in the first language: by these the kinds are distinguished. */
function first_terms( $terms ): array {
	if ( ! is_array( $terms ) || array() === languages() ) {
		return is_array( $terms ) ? $terms : array();
	}
	$first = static function ( $term ) {
		$id = term_version( $term->term_id, $term->taxonomy, first_language() );
		return $id > 0 && $id !== $term->term_id ? ( get_term( $id ) ?? $term ) : $term;
	};
	return in_language_of( first_language(), static fn(): array => array_map( $first, $terms ) );
}

/** Tags of replies in every language. */
function tags_in_all( array $tags ): array {
	$all = array_map( static fn( string $code ): array => tags_in_language( $tags, $code ), languages() );
	return array_merge( $tags, ...$all );
}
