<?php
/**
 * Values of ACF or a theme in any format: a post or term as an object, array or number. They stay;
 * empty ones are filled in.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;
use WP_Term;

defined( 'ABSPATH' ) || exit;

/** The post of an object or number; null for anything else. */
function post_of( $value ): ?WP_Post {
	// For 0 WordPress returns the current post.
	$post = is_numeric( $value ) && $value > 0 ? get_post( (int) $value ) : $value;
	return $post instanceof WP_Post ? $post : null;
}

/**
 * The members of a row that is a post or a term; null if visitors may not see it, or it is not a
 * row.
 *
 * @param mixed $row Array of members, object, or post number.
 */
function row_of( $row ): ?array {
	$post = post_of( $row );
	if ( null !== $post ) {
		return is_public( $post ) ? get_object_vars( $post ) + named_members( $post->post_title, get_permalink( $post ) ) : null;
	}
	if ( $row instanceof WP_Term ) {
		return named_members( $row->name, address_of( $row ) );
	}
	return is_array( $row ) ? $row : null;
}

/** A link's text and address under the names that rows of the table use. */
function named_members( string $name, string $address ): array {
	return array(
		'link'      => $address,
		'link_name' => $name,
		'title'     => $name,
	);
}

/**
 * The address of a post or term in any format, else the text.
 *
 * @param mixed $value Address, array with `url`, object, or post number.
 */
function address_of( $value ): string {
	$post = post_of( $value );
	if ( null !== $post ) {
		return is_public( $post ) ? (string) get_permalink( $post ) : (string) wp_get_attachment_url( $post->ID );
	}
	if ( $value instanceof WP_Term ) {
		$address = get_term_link( $value );
		return is_string( $address ) ? $address : '';
	}
	return is_array( $value ) ? text_of( $value['url'] ?? '' ) : text_of( $value );
}

/** A post's title, a term's name, a choice's label, or those of several values. */
function words_of( $value ): string {
	if ( $value instanceof WP_Post ) {
		return is_public( $value ) ? $value->post_title : '';
	}
	if ( $value instanceof WP_Term ) {
		return $value->name;
	}
	if ( ! is_array( $value ) ) {
		return text_of( $value );
	}
	foreach ( array( 'label', 'title', 'name' ) as $name ) {
		if ( isset( $value[ $name ] ) ) {
			return text_of( $value[ $name ] );
		}
	}
	return implode( ', ', array_filter( array_map( __NAMESPACE__ . '\words_of', $value ), static fn( string $words ): bool => '' !== $words ) );
}

/** Posts and terms in the table's form; other values are unchanged. */
function readable_value( array $field, $value ) {
	if ( 'group' === $field['type'] && is_array( $value ) ) {
		return readable_fields( $field['fields'], $value );
	}
	if ( 'rows' === $field['type'] && is_array( $value ) && ! isset( $field['bare'] ) ) {
		$rows = array();
		foreach ( $value as $row ) {
			$members = row_of( $row );
			if ( null !== $members ) {
				$rows[] = is_array( $row ) ? readable_fields( $field['fields'], $row ) : clean_fields( $field['fields'], $members );
			}
		}
		return $rows;
	}
	return is_object( $value ) ? clean_value( $field, $value ) : $value;
}

/** The same for a group or row; members that the table lacks stay. */
function readable_fields( array $fields, array $values ): array {
	foreach ( $fields as $name => $field ) {
		if ( array_key_exists( $name, $values ) ) {
			$values[ $name ] = readable_value( $field, $values[ $name ] );
		}
	}
	return $values;
}

/**
 * Fills in a reply's empty values, group by group.
 *
 * @param array $fields   Of the table.
 * @param array $answered The reply's values.
 * @param array $more     Values for empty ones.
 */
function filled_in( array $fields, array $answered, array $more ): array {
	foreach ( $more as $name => $value ) {
		$now = $answered[ $name ] ?? null;
		if ( is_nothing( $now ) ) {
			$answered[ $name ] = $value;
		} elseif ( 'group' === ( $fields[ $name ]['type'] ?? '' ) && is_array( $now ) && is_array( $value ) ) {
			$answered[ $name ] = filled_in( $fields[ $name ]['fields'], $now, $value );
		}
	}
	return $answered;
}
