<?php
/**
 * Values in the contract's form, from stored ones, by the table of fields.
 *
 * @package Meridian
 */

namespace Meridian;

use WP_Post;

defined( 'ABSPATH' ) || exit;

/** An empty field has the post's value, `unless` the named field has one of its own. */
function values_of( WP_Post $post ): array {
	$values = array();
	foreach ( fields_of( kind_of( $post ) ) as $name => $field ) {
		$value = stored_value( $post->ID, $name );
		$other = isset( $field['unless'] ) ? stored_value( $post->ID, $field['unless'] ) : null;
		if ( is_nothing( $value ) && isset( $field['native'] ) && '' === trim( text_of( $other ) ) ) {
			$value = native_value( $post, $field['native'] );
		}
		$values[ $name ] = clean_value( $field, $value );
	}
	return $values;
}

/** Fields of an option's kind: ACF's values, completed by those of the plugin's page. */
function option_values( string $kind ): array {
	$fields = fields_of( $kind );
	$by_acf = array();
	foreach ( array_keys( $fields ) as $name ) {
		$by_acf[ $name ] = acf_value( $kind, $name );
	}
	$stored = get_option( OPTIONS_ARE . $kind, array() );
	$first = filled_in( $fields, clean_fields( $fields, $by_acf ), clean_fields( $fields, is_array( $stored ) ? $stored : array() ) );
	return option_in_language( $kind, $first );
}

function clean_value( array $field, $value ) {
	switch ( $field['type'] ) {
		case 'group':
			return clean_fields( $field['fields'], is_array( $value ) ? $value : array() );
		case 'rows':
			return clean_rows( $field, $value );
		case 'image':
			return picture( $value );
		case 'number':
			return is_numeric( $value ) ? $value + 0 : null;
		case 'flag':
			return in_array( $value, array( true, 1, '1', 'on' ), true );
		case 'link':
			return address_of( $value );
		case 'day':
			return preg_replace( '/^(\d{4})(\d{2})(\d{2})$/', '$1-$2-$3', text_of( $value ) );
		case 'select':
			return clean_choice( $field, $value );
		case 'html':
			return empty( $field['inline'] ) ? with_paragraphs( words_of( $value ) ) : words_of( $value );
		case 'json':
			$read = json_decode( text_of( $value ), true );
			return is_array( $read ) ? $read : array();
		default:
			return words_of( $value );
	}
}

function text_of( $value ): string {
	return is_scalar( $value ) && false !== $value ? (string) $value : '';
}

function clean_fields( array $fields, array $values ): array {
	$clean = array();
	foreach ( $fields as $name => $field ) {
		$clean[ $name ] = clean_value( $field, $values[ $name ] ?? null );
	}
	return $clean;
}

/** The rows of a field, also from ACF's empty value. `bare`: a list of values. */
function clean_rows( array $field, $value ): array {
	$clean = array();
	foreach ( is_array( $value ) ? $value : array() as $row ) {
		if ( isset( $field['bare'] ) ) {
			$name    = $field['bare'];
			$inner   = is_array( $row ) && array_key_exists( $name, $row ) ? $row[ $name ] : $row;
			$clean[] = clean_value( $field['fields'][ $name ], $inner );
			continue;
		}
		$members = row_of( $row );
		if ( null !== $members ) {
			$clean[] = clean_fields( $field['fields'], $members );
		}
	}
	return $clean;
}

/**
 * A choice's value and label, or its word; default: the first choice.
 *
 * @param array $field Of the table.
 * @param mixed $value A word, or ACF's pair.
 * @return array|string
 */
function clean_choice( array $field, $value ) {
	$word = is_array( $value ) ? text_of( $value['value'] ?? '' ) : text_of( $value );
	if ( ! isset( $field['choices'][ $word ] ) ) {
		$word = (string) array_key_first( $field['choices'] );
	}
	if ( ! empty( $field['word'] ) ) {
		return $word;
	}
	return array(
		'value' => $word,
		'label' => $field['choices'][ $word ],
	);
}

function with_paragraphs( string $text ): string {
	$is_markup = 1 === preg_match( '/<(p|ul|ol|dl|h[1-6]|div|section|table|blockquote|pre|figure|hr)\b/i', $text );
	return trim( $is_markup || '' === trim( $text ) ? $text : wpautop( $text ) );
}

/** The post's value for an empty field. `$native`: which one. */
function native_value( WP_Post $post, string $native ) {
	switch ( $native ) {
		case 'title':
			return $post->post_title;
		case 'excerpt':
			return excerpt_of( $post );
		case 'content':
			return text_of_post( $post );
		case 'plain':
			return plain_text( text_of_post( $post ), "\n" );
		case 'sections':
			return sections_of( text_of_post( $post ), $post->post_title );
		case 'thumbnail':
			return get_post_thumbnail_id( $post );
		case 'date':
			return substr( $post->post_date, 0, 10 );
		case 'category':
			$terms = get_the_terms( $post, 'category' );
			return is_array( $terms ) && DEFAULT_CATEGORY !== first_terms( $terms )[0]->slug ? $terms[0]->name : '';
		default:
			return null;
	}
}

/**
 * Splits a text at its `<h2>`; the first part has no title.
 *
 * @param string $html  The text.
 * @param string $title The post's, for a text without headings.
 */
function sections_of( string $html, string $title ): array {
	if ( '' === trim( $html ) ) {
		return array();
	}
	$parts    = preg_split( '#<h2\b[^>]*>(.*?)</h2>#is', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	$sections = array();
	if ( '' !== trim( $parts[0] ) ) {
		$sections[] = array(
			'title'       => count( $parts ) > 1 ? '' : $title,
			'text_editor' => trim( $parts[0] ),
		);
	}
	$total = count( $parts );
	for ( $at = 1; $at < $total; $at += 2 ) {
		$sections[] = array(
			'title'       => plain_text( $parts[ $at ] ),
			'text_editor' => trim( $parts[ $at + 1 ] ?? '' ),
		);
	}
	return $sections;
}
