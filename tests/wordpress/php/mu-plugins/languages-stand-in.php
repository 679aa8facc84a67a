<?php
/*
 * Polylang's documented functions, or WPML's documented filters, without the plugins: by the option
 * `kit_languages` (`polylang` or `wpml`); without it, or with Polylang itself, nothing. A post's
 * language is its meta `kit_language` and, as Polylang's, a term; its versions share `kit_group`. The
 * same for terms.
 */
$kit_languages = (string) get_option( 'kit_languages', '' );
define( 'KIT_HAS_POLYLANG', array() !== preg_grep( '#/polylang\\.php$#', (array) get_option( 'active_plugins' ) ) );

/** Makes an object the version of another one in a language. */
function kit_put( string $of, int $id, string $code, int $original ): void {
	if ( ! KIT_HAS_POLYLANG ) {
		update_metadata( $of, $id, 'kit_language', $code );
		update_metadata( $of, $id, 'kit_group', $original );
		if ( 'post' === $of ) {
			wp_set_object_terms( $id, $code, 'language' );
		}
		return;
	}
	"pll_set_{$of}_language"( $id, $code );
	"pll_save_{$of}_translations"( array( $code => $id ) + "pll_get_{$of}_translations"( $original ) );
}

/** An object from before the languages. */
function kit_forget( string $of, int $id ): void {
	delete_metadata( $of, $id, 'kit_language' );
	wp_delete_object_term_relationships( $id, array_filter( array( 'post' === $of ? 'language' : 'term_language' ), 'taxonomy_exists' ) );
}

if ( KIT_HAS_POLYLANG ) {
	return;
}

add_action( 'init', static fn() => register_taxonomy( 'language', array( 'post', 'page', 'vacancy' ), array( 'public' => false, 'publicly_queryable' => true, 'query_var' => 'lang', 'rewrite' => false ) ), 30 );

if ( '' === $kit_languages ) {
	return;
}

/** Code => locale; a test adds others by the option `kit_more_languages`. */
define( 'KIT_LOCALES', array( 'en' => 'en_US', 'de' => 'de_DE', 'pt-br' => 'pt_BR' ) + (array) get_option( 'kit_more_languages', array() ) );
define( 'KIT_CODES', array_keys( KIT_LOCALES ) );
/** Types and taxonomies that are translated. */
const KIT_TRANSLATED = array( 'post', 'page', 'vacancy', 'category', 'post_tag' );

function kit_meta( string $of, int $id, string $key ): string {
	return (string) get_metadata( $of, $id, $key, true );
}

/** Code => number. Polylang and WPML have drafts, too. */
function kit_versions( string $of, int $id ): array {
	global $wpdb;
	$group = kit_meta( $of, $id, 'kit_group' );
	$own   = kit_meta( $of, $id, 'kit_language' );
	if ( '' === $group ) {
		return '' === $own ? array() : array( $own => $id );
	}
	list( $table, $column ) = 'post' === $of ? array( $wpdb->postmeta, 'post_id' ) : array( $wpdb->termmeta, 'term_id' );
	$ids      = $wpdb->get_col( $wpdb->prepare( "SELECT $column FROM $table WHERE meta_key = 'kit_group' AND meta_value = %s", $group ) );
	$versions = array();
	foreach ( $ids as $one ) {
		$versions[ kit_meta( $of, (int) $one, 'kit_language' ) ] = (int) $one;
	}
	return $versions;
}

/** The part of a query for one language. */
function kit_meta_query( string $code ): array {
	return array(
		'key'   => 'kit_language',
		'value' => $code,
	);
}

if ( 'polylang' === $kit_languages ) {
	function pll_languages_list( array $args = array() ): array {
		$language = static fn( string $slug ): object => (object) array( 'slug' => $slug, 'locale' => KIT_LOCALES[ $slug ], 'active' => get_option( 'kit_inactive' ) !== $slug );
		$field    = $args['fields'] ?? 'slug';
		$all      = array_map( $language, KIT_CODES );
		return '' === $field ? $all : array_column( $all, $field );
	}
	function pll_default_language( $field = 'slug' ) {
		return 'slug' === $field ? 'en' : 'en_US';
	}
	function pll_get_post_language( $post_id, $field = 'slug' ) {
		$code = kit_meta( 'post', (int) $post_id, 'kit_language' );
		return '' === $code ? false : $code;
	}
	function pll_get_post( $post_id, $lang = '' ) {
		return kit_versions( 'post', (int) $post_id )[ $lang ] ?? 0;
	}
	function pll_get_post_translations( $post_id ): array {
		return kit_versions( 'post', (int) $post_id );
	}
	function pll_get_term( $term_id, $lang = '' ) {
		return kit_versions( 'term', (int) $term_id )[ $lang ] ?? 0;
	}
	// Polylang takes what a `wpml-config.xml` lists out of its settings, and translates it.
	function kit_listed_types( $types, $is_settings ): array {
		$listed = array_map( 'strval', simplexml_load_file( WP_PLUGIN_DIR . '/meridian/wpml-config.xml' )->xpath( 'custom-types/custom-type[@translate="1"]' ) );
		return $is_settings ? array_diff_key( $types, array_flip( $listed ) ) : $types + array_combine( $listed, $listed );
	}
	add_filter( 'pll_get_post_types', 'kit_listed_types', 10, 2 );
	function pll_is_translated_post_type( $type ): bool {
		return in_array( $type, apply_filters( 'pll_get_post_types', array( 'post' => 'post', 'page' => 'page' ), false ), true );
	}
	function pll_is_translated_taxonomy( $taxonomy ): bool {
		return in_array( $taxonomy, KIT_TRANSLATED, true );
	}
	/** On a page of a theme Polylang limits queries that name no `lang`, in a REST request none. */
	function kit_current_language(): string {
		return 'PLL_Frontend' === KIT_CONTEXT ? 'en' : '';
	}
	add_action( 'plugins_loaded', static fn() => define( 'KIT_CONTEXT', apply_filters( 'pll_context', is_admin() || 'cli' === PHP_SAPI ? 'PLL_Admin' : 'PLL_Frontend' ) ), 1 );
	add_action(
		'parse_query',
		static function ( WP_Query $query ): void {
			$is_translated = array() !== array_filter( (array) $query->get( 'post_type' ), 'pll_is_translated_post_type' );
			if ( ! isset( $query->query_vars['lang'] ) && $is_translated && '' !== kit_current_language() ) {
				$query->set( 'lang', kit_current_language() );
			}
		}
	);
	// The permalinks of further languages begin with their codes.
	foreach ( array( 'post_link', 'page_link', 'post_type_link' ) as $kit_link ) {
		add_filter(
			$kit_link,
			static function ( string $link, $post ): string {
				$code = kit_meta( 'post', is_object( $post ) ? $post->ID : (int) $post, 'kit_language' );
				return in_array( $code, array( '', 'en' ), true ) ? $link : str_replace( home_url( '/' ), home_url( "/$code/" ), $link );
			},
			10,
			2
		);
	}
	// WordPress has posts' languages as a taxonomy; for terms `lang` is Polylang's.
	add_filter(
		'get_terms_args',
		static function ( array $args, array $taxonomies ): array {
			$languages = array_filter( explode( ',', $args['lang'] ?? kit_current_language() ) );
			if ( array() !== $languages && array() !== array_filter( $taxonomies, 'pll_is_translated_taxonomy' ) && empty( $args['object_ids'] ) ) {
				$args['meta_query'] = array( array( 'compare' => 'IN', 'value' => $languages ) + kit_meta_query( '' ) );
			}
			return $args;
		},
		10,
		2
	);
	return;
}

/** WPML's current language; `null` restores the first. */
function &kit_current(): string {
	static $code = 'en';
	return $code;
}

add_action(
	'wpml_switch_language',
	static function ( $code = null ): void {
		$current = &kit_current();
		$current = $code ?? 'en';
	}
);
add_filter( 'wpml_active_languages', static fn() => array_combine( KIT_CODES, array_map( static fn( string $code ): array => array( 'language_code' => $code, 'default_locale' => KIT_LOCALES[ $code ] ), KIT_CODES ) ) );
add_filter( 'wpml_default_language', static fn() => 'en' );
add_filter(
	'wpml_post_language_details',
	static function ( $empty, $id ) {
		$code = kit_meta( 'post', (int) $id, 'kit_language' );
		return '' === $code ? $empty : array( 'language_code' => $code );
	},
	10,
	2
);
add_filter(
	'wpml_object_id',
	static function ( $id, $type = 'post', $return_original = false, $code = null ) {
		$of    = in_array( $type, array( 'category', 'post_tag' ), true ) ? 'term' : 'post';
		$found = kit_versions( $of, (int) $id )[ $code ?? kit_current() ] ?? null;
		return $found ?? ( $return_original ? $id : null );
	},
	10,
	4
);
// WPML filters all queries of translated types by its current language.
add_action(
	'pre_get_posts',
	static function ( WP_Query $query ): void {
		$types = array_filter( (array) $query->get( 'post_type' ) );
		if ( 'all' !== kit_current() && ! $query->get( 'suppress_filters' ) && array() === array_diff( $types, KIT_TRANSLATED ) ) {
			$query->set( 'meta_query', array_merge( (array) $query->get( 'meta_query' ), array( kit_meta_query( kit_current() ) ) ) );
		}
	}
);
add_filter(
	'get_terms_args',
	static function ( array $args, array $taxonomies ): array {
		if ( array() !== $taxonomies && array() === array_diff( $taxonomies, KIT_TRANSLATED ) && empty( $args['object_ids'] ) ) {
			$args['meta_query'] = array( kit_meta_query( kit_current() ) );
		}
		return $args;
	},
	10,
	2
);
