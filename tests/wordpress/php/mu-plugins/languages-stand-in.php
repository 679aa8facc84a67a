<?php
/*
 * Polylang's documented functions, or WPML's documented filters, without the plugins: by the option
 * `kit_languages` (`polylang` or `wpml`); without it nothing. A post's language is its meta
 * `kit_language`, its versions share `kit_group`; the same for terms.
 */
$kit_languages = (string) get_option( 'kit_languages', '' );
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
		return array( 'slug' => KIT_CODES, 'locale' => array_values( KIT_LOCALES ) )[ $args['fields'] ?? 'slug' ] ?? array();
	}
	function pll_default_language( $field = 'slug' ) {
		return 'slug' === $field ? 'en' : 'en_US';
	}
	function pll_get_post_language( $post_id, $field = 'slug' ) {
		$code = kit_meta( 'post', (int) $post_id, 'kit_language' );
		return '' === $code ? false : $code;
	}
	function pll_get_post( $post_id, $lang = '' ) {
		return kit_versions( 'post', (int) $post_id )[ $lang ] ?? false;
	}
	function pll_get_post_translations( $post_id ): array {
		return kit_versions( 'post', (int) $post_id );
	}
	function pll_get_term( $term_id, $lang = '' ) {
		return kit_versions( 'term', (int) $term_id )[ $lang ] ?? false;
	}
	function pll_is_translated_post_type( $type ): bool {
		return in_array( $type, KIT_TRANSLATED, true );
	}
	function pll_is_translated_taxonomy( $taxonomy ): bool {
		return in_array( $taxonomy, KIT_TRANSLATED, true );
	}
	// Of a REST request Polylang filters only queries that name `lang`.
	add_action(
		'pre_get_posts',
		static function ( WP_Query $query ): void {
			$lang = (string) $query->get( 'lang' );
			if ( '' !== $lang ) {
				$query->set( 'meta_query', array_merge( (array) $query->get( 'meta_query' ), array( kit_meta_query( $lang ) ) ) );
			}
		}
	);
	add_filter(
		'get_terms_args',
		static function ( array $args ): array {
			if ( '' !== (string) ( $args['lang'] ?? '' ) ) {
				$args['meta_query'] = array( kit_meta_query( $args['lang'] ) );
			}
			return $args;
		}
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
